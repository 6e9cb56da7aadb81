#include <headsup/calls/layer_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation maps{.name = "op",
                         .form = "<d_in<N>, d_out<N>>(x)",
                         .rules = {has_features.in(0), lacks_output},
                         .is = of_a_layer,
                         .last_there = 1};
constexpr operation looks{.name = "op",
                          .form = "<d_in<N>, d_out<N>, heads<N>>(x, source, present)",
                          .rules = {has_its_axes.in(0), has_its_axes.in(1), has_features.in(1), has_its_axes.in(2)},
                          .is = of_a_layer,
                          .last_there = 2,
                          .works_on = {role::tokens, role::keys}};
constexpr operation masked{.name = "op",
                           .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>?>(x, present)",
                           .rules = {lacks_its_axes, within_context, agree, is_of_the_places.in(1)},
                           .is = of_a_layer | has_context,
                           .last_there = 1,
                           .tensors = 2,
                           .works_on = {role::tokens, role::keys}};
constexpr operation batched{.name = "op",
                            .form = "<d_in<N>, d_out<N>>(x, source)",
                            .rules = {agree, of_one_batch},
                            .is = of_a_layer,
                            .last_there = 2,
                            .works_on = {role::tokens, role::keys}};
constexpr operation made{.name = "op",
                         .form = "<vocab<N>, d_in<N>>()",
                         .rules = {roles_differ, in_their_places, sizes_known},
                         .is = of_a_layer,
                         .works_on = {role::vocab, role::d_in}};

// has_features: of that size, merged in that order; ids have none
using in_groups_of = merged<d_in<6>, heads<2>, head_dim<3>>;
static_assert(accepts<maps, of_axes<d_in<6>, d_out<4>>, floats<tokens<2>, d_in<6>>>);
static_assert(accepts<maps, of_axes<d_in<6>, d_out<4>>, floats<d_in<dynamic>>>);
static_assert(is_wrong<maps, of_axes<d_in<6>, d_out<4>>, floats<tokens<2>, d_in<5>>>(
    "HU003 op: takes d_in<6>, x is (tokens<2>, d_in<5>)"));
static_assert(
    is_wrong<maps, of_axes<d_in<6>, d_out<4>>, floats<tokens<6>>>("HU003 op: takes d_in<6>, x is (tokens<6>)"));
static_assert(
    is_wrong<maps, of_axes<d_in<6>, d_out<4>>, ints<tokens<6>>>("HU003 op: takes d_in<6>, x is (tokens<6>) of int"));
static_assert(is_wrong<maps, of_axes<d_in<6>, d_out<4>>, plainly<int>>("HU003 op: takes d_in<6>, x is no tensor"));

// lacks_output
static_assert(is_wrong<maps, of_axes<d_in<6>, d_out<4>>, floats<d_out<2>, d_in<6>>>(
    "HU002 op: the result would have d_out twice, x is (d_out<2>, d_in<6>)"));

// has_its_axes: tokens, keys of another text, and of a mask for it
using of_looks = of_axes<d_in<6>, d_out<5>, heads<2>>;
static_assert(accepts<looks, of_looks, floats<tokens<2>>, floats<keys<3>, d_out<5>>, bools<keys<3>>>);
static_assert(
    is_wrong<looks, of_looks, floats<keys<2>>, floats<keys<3>, d_out<5>>>("HU003 op: x has no tokens (keys<2>)"));
static_assert(is_wrong<looks, of_looks, floats<tokens<2>>, floats<tokens<3>, d_out<5>>>(
    "HU003 op: source has no keys (tokens<3>, d_out<5>)"));
static_assert(is_wrong<looks, of_looks, floats<tokens<2>>, floats<keys<3>, d_out<4>>>(
    "HU003 op: takes d_out<5>, source is (keys<3>, d_out<4>)"));
static_assert(is_wrong<looks, of_looks, floats<tokens<2>>, floats<keys<3>, d_out<5>>, bools<tokens<2>>>(
    "HU003 op: present has no keys (tokens<2>)"));

// lacks_its_axes, within_context, agree, is_of_the_places
using of_masked = of_axes<d_in<6>, d_out<4>, context_length<3>, heads<2>>;
static_assert(accepts<masked, of_masked, floats<batch<5>, tokens<2>, d_in<6>>, bools<tokens<2>, batch<5>>>);
static_assert(accepts<masked, of_masked, floats<tokens<dynamic>, d_in<6>>, plainly<int>>);
static_assert(is_wrong<masked, of_masked, floats<heads<5>, tokens<2>, d_in<6>>>(
    "HU002 op: (heads<5>, tokens<2>, d_in<6>) already has an axis heads"));
static_assert(is_wrong<masked, of_masked, floats<keys<5>, tokens<2>, d_in<6>>>(
    "HU002 op: (keys<5>, tokens<2>, d_in<6>) already has an axis keys"));
static_assert(is_wrong<masked, of_masked, floats<tokens<4>, d_in<6>>>(
    "HU021 op: the input has tokens<4>, the layer supports context_length<3>"));
static_assert(is_wrong<masked, of_masked, floats<tokens<2>, d_in<6>>, bools<tokens<3>>>(
    "HU004 op: x has tokens<2>, present has tokens<3>"));
static_assert(is_wrong<masked, of_masked, floats<batch<5>, tokens<2>, d_in<6>>, bools<tokens<2>>>(
    "HU003 op: present says which of (batch<5>, tokens<2>) are no padding, and is over (tokens<2>)"));

// agree, of_one_batch: whatever the features are
using of_batched = of_axes<d_in<6>, d_in<5>, d_out<4>>;
static_assert(accepts<batched, of_batched, floats<batch<2>, tokens<3>, d_in<6>>, floats<keys<4>, batch<2>, d_in<5>>>);
static_assert(is_wrong<batched, of_batched, floats<batch<2>, tokens<3>, d_in<6>>, floats<keys<4>, batch<3>, d_in<5>>>(
    "HU004 op: x has batch<2>, source has batch<3>"));
static_assert(is_wrong<batched, of_batched, floats<tokens<3>, d_in<6>>, floats<keys<4>, batch<3>, d_in<5>>>(
    "HU008 op: the axes of the source must all be axes of x, x (), source (batch<3>)"));
static_assert(is_wrong<batched, of_batched, floats<batch<2>, tokens<3>, d_in<6>>, floats<keys<4>, d_in<5>>>(
    "HU008 op: the axes of the input must all be axes of source, source (), input (batch<2>)"));

// roles_differ, in_their_places, sizes_known
static_assert(accepts<made, of_axes<vocab<9>, d_in<4>>> && accepts<made, of_axes<context_length<9>, d_out<4>>>);
static_assert(
    is_wrong<made, of_axes<vocab<9>, vocab<4>>>("HU002 op: maps vocab<9> to vocab<4>, the same role on both sides"));
static_assert(
    is_wrong<made, of_axes<d_in<4>, vocab<9>>>("HU043 op: d_in<4> is in the place of vocab, vocab<9> in that of d_in"));
static_assert(is_wrong<made, of_axes<vocab<9>, d_in<dynamic>>>(
    "HU047 op: needs the size of d_in<dynamic> at compile time, but it is known only at run time"));

// divide_among_heads
constexpr operation divided{.name = "op",
                            .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>, kv_heads<N>?>()",
                            .rules = {divide_among_heads},
                            .is = of_a_layer,
                            .last_there = 1};
static_assert(accepts<divided, of_axes<d_in<5>, d_out<6>, context_length<7>, heads<3>>>);
static_assert(accepts<divided, of_axes<d_in<5>, d_out<dynamic>, context_length<7>, heads<6>, kv_heads<2>>>);
static_assert(is_told<divided, of_axes<d_in<5>, d_out<7>, context_length<7>, heads<3>>>(
    "HU009 op: d_out<7> is not divisible by heads<3>; fix: heads<1>"));
static_assert(is_told<divided, of_axes<d_in<5>, d_out<770>, context_length<7>, heads<12>>>(
    "HU009 op: d_out<770> is not divisible by heads<12>; fix: d_out<768>"));
static_assert(is_told<divided, of_axes<d_in<5>, d_out<2>, context_length<7>, heads<3>>>(
    "HU009 op: d_out<2> is not divisible by heads<3>; fix: heads<2>"));
static_assert(is_told<divided, of_axes<d_in<5>, d_out<6>, context_length<7>, heads<6>, kv_heads<5>>>(
    "HU009 op: heads<6> is not divisible by kv_heads<5>; fix: kv_heads<3>"));
static_assert(is_told<divided, of_axes<d_in<5>, d_out<6>, context_length<7>, heads<6>, kv_heads<12>>>(
    "HU009 op: heads<6> is not divisible by kv_heads<12>; fix: kv_heads<6>"));
}  // namespace headsup::headsup_calls
