#include <headsup/calls/axis_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation itself{
    .name = "op", .form = "(x)", .rules = {has_its_axes}, .works_on = {role::tokens, role::head_dim}};
constexpr operation apart{
    .name = "op", .form = "<role>(x)", .rules = {keeps_apart}, .apart = {role::batch, role::heads, role::tokens}};
constexpr operation adds{.name = "op", .form = "<whole, role...>(x)", .rules = {is_new}, .first_there = 1};
constexpr operation splits{
    .name = "op", .form = "<role, axis<N>...>(x)", .rules = {is_new, sizes_known}, .last_there = 1};

// are_tensors
static_assert(accepts<asks<are_tensors>, no_names, floats<>, floats<tokens<2>>>);
static_assert(is_wrong<asks<are_tensors>, no_names, floats<tokens<2>>, plainly<int>>(
    "HU003 op: takes tensors, got something else"));
static_assert(is_wrong<asks<are_tensors>, no_names, plainly<int>>("HU003 op: left is not a tensor"));

// are_calculated
static_assert(accepts<asks<are_calculated>, no_names, floats<tokens<2>>, ints<>>);
static_assert(is_wrong<asks<are_calculated>, no_names, floats<tokens<2>>, plainly<char const*>>(
    "HU003 op: right is neither a tensor nor a number"));

// tensors_or_numbers
static_assert(accepts<asks<tensors_or_numbers>, no_names, bools<tokens<2>>, plainly<int>, floats<>>);
static_assert(is_wrong<asks<tensors_or_numbers>, no_names, bools<tokens<2>>, plainly<int>, plainly<char const*>>(
    "HU003 op: third is neither a tensor nor a number"));

// has_axis
static_assert(accepts<asks<has_axis>, along<tokens>, floats<tokens<2>, d_in<3>>, floats<tokens<2>>>);
static_assert(is_wrong<asks<has_axis>, along<tokens>, floats<tokens<2>, d_in<3>>, floats<d_in<3>>>(
    "HU003 op<tokens>: left has tokens<2>, right has no tokens (d_in<3>)"));
static_assert(is_wrong<asks<has_axis>, along<tokens>, plainly<int>>("HU003 op<tokens>: left is not a tensor"));

// has_axis
static_assert(accepts<asks<has_axis, reduces>, along<keys>, floats<keys<5>>>);
static_assert(is_wrong<asks<has_axis, reduces>, along<keys>, floats<>>(
    "HU003 op<keys>: x has no axes, it is one number already"));

// has_its_axes
static_assert(accepts<itself, no_names, floats<head_dim<4>, tokens<3>>>);
static_assert(is_wrong<itself, no_names, floats<tokens<3>>>("HU003 op: x has no head_dim (tokens<3>)"));

// is_alone
static_assert(accepts<asks<is_alone>, along<keys>, floats<keys<3>>>);
static_assert(is_wrong<asks<is_alone>, along<keys>, floats<keys<3>>, bools<keys<3>>>("HU051 op<keys>: takes no mask"));
static_assert(is_wrong<asks<is_alone>, along<keys>, floats<keys<3>>, plainly<int>>(
    "HU051 op<keys>: takes (left), got 2 operands"));

// names_each_once
static_assert(accepts<asks<names_each_once>, along<tokens, keys>, floats<tokens<2>>>);
static_assert(is_wrong<asks<names_each_once>, along<tokens, tokens>, floats<tokens<2>>>(
    "HU051 op<tokens, tokens>: names tokens twice"));

// has_no_scale
static_assert(accepts<asks<has_no_scale>, along<d_in>, floats<d_in<3>>, plainly<float>>);
static_assert(is_wrong<asks<has_no_scale>, along<d_in>, floats<d_in<3>>, floats<d_in<3>>>(
    "HU051 op<d_in>: has no scale and no shift"));

// is_one_axis
static_assert(accepts<asks<is_one_axis>, along<d_in>, floats<d_in<3>>>);
static_assert(is_wrong<asks<is_one_axis>, along<d_in, tokens>, floats<tokens<2>, d_in<3>>>(
    "HU029 op<d_in, tokens>: over several axes of (tokens<2>, d_in<3>) at once each token would see the later ones"));
static_assert(is_wrong<asks<is_one_axis>, along<batch, d_in>, floats<batch<2>, d_in<3>>>(
    "HU029 op<batch, d_in>: over several axes of (batch<2>, d_in<3>) at once each example would depend on the others"));
static_assert(is_wrong<asks<is_one_axis>, along<heads, d_in>, floats<heads<2>, d_in<3>>>(
    "HU029 op<heads, d_in>: over several axes of (heads<2>, d_in<3>) at once one scale would serve them all"));

// keeps_apart
static_assert(accepts<apart, along<keys>, floats<batch<2>, tokens<4>, keys<3>>>);
static_assert(is_wrong<apart, along<keys>, floats<batch<2>, keys<3>>>(
    "HU029 op<keys>: over keys<3> of (batch<2>, keys<3>) each token would see the later ones"));
static_assert(is_wrong<apart, along<headsup_image::patches>, floats<headsup_image::patches<2>, d_in<3>>>(
    "HU029 op<patches>: over patches<2> of (patches<2>, d_in<3>) each would depend on the others"));
static_assert(is_wrong<apart, along<batch>, floats<batch<2>, keys<3>>>(
    "HU029 op<batch>: over batch<2> of (batch<2>, keys<3>) each example would depend on the others"));
static_assert(is_wrong<apart, along<heads>, floats<heads<4>, keys<3>>>(
    "HU029 op<heads>: over heads<4> of (heads<4>, keys<3>) each head would depend on the others"));
static_assert(is_wrong<apart, along<tokens>, floats<tokens<5>, keys<3>>>(
    "HU029 op<tokens>: over tokens<5> of (tokens<5>, keys<3>) each token would see the later ones"));

// keeps_apart: words are chosen, and no tokens among which they are
inline constexpr operation chooses_among{
    .name = "op", .form = "<role>(x)", .rules = {keeps_apart}, .seldom = {role::tokens, role::heads}};
static_assert(accepts<chooses_among, along<vocab>, floats<tokens<2>, vocab<9>>>);
static_assert(accepts<chooses_among, along<tokens>, floats<tokens<2>, d_in<3>>>);
static_assert(is_wrong<chooses_among, along<tokens>, floats<tokens<2>, vocab<9>>>(
    "HU029 op<tokens>: over tokens<2> of (tokens<2>, vocab<9>) each token would see the later ones"));

// is_new
static_assert(accepts<adds, along<all_heads, heads, head_dim>, floats<heads<2>, head_dim<3>>>);
static_assert(is_wrong<adds, along<d_in, heads>, floats<heads<2>, d_in<3>>>(
    "HU002 op: (heads<2>, d_in<3>) already has an axis d_in, and the new one comes first"));

// is_new
static_assert(accepts<splits, naming<roles<d_in>, axes<heads<2>, d_in<3>>>, floats<d_in<6>>>);
static_assert(is_wrong<splits, naming<roles<d_in>, axes<heads<2>, tokens<3>>>, floats<tokens<5>, d_in<6>>>(
    "HU002 op: (tokens<5>, d_in<6>) already has an axis tokens"));

// sizes_known
static_assert(is_wrong<splits, naming<roles<d_in>, axes<heads<2>, head_dim<3>>>, floats<d_in<dynamic>>>(
    "HU047 op: needs the size of d_in<dynamic> at compile time, but it is known only at run time"));
static_assert(is_wrong<splits, naming<roles<d_in>, axes<heads<dynamic>, head_dim<3>>>, floats<d_in<6>>>(
    "HU047 op: needs the size of heads<dynamic> at compile time, but it is known only at run time"));

// has_axis and has_these_sizes, of each axis that is named
constexpr operation expects{.name = "op", .form = "<axis<N>...>(x)", .rules = {has_axis, has_these_sizes}};
static_assert(accepts<expects, of_axes<heads<2>, d_in<6>>, floats<d_in<6>, heads<dynamic>>>);
static_assert(is_wrong<expects, of_axes<heads<2>, keys<6>>, floats<d_in<6>, heads<2>>>(
    "HU003 op<heads<2>, keys<6>>: x has no keys (d_in<6>, heads<2>)"));
static_assert(is_wrong<expects, of_axes<heads<2>, d_in<5>>, floats<d_in<6>, heads<2>>>(
    "HU004 op: x has d_in<6>, expected d_in<5>"));

// names_axes_apart
static_assert(accepts<asks<names_axes_apart>, of_axes<tokens<2>, keys<2>>>);
static_assert(is_wrong<asks<names_axes_apart>, of_axes<tokens<2>, d_in<3>, tokens<4>>>(
    "HU002 op: two axes of one role in (tokens<2>, d_in<3>, tokens<4>)"));

// has_sizes and has_names
static_assert(accepts<asks<has_sizes>, of_axes<tokens<2>>> && accepts<asks<has_names>, of_axes<tokens<2>>> &&
              accepts<asks<has_names>, along<tokens>>);
static_assert(is_wrong<asks<has_sizes>, along<tokens>>("HU047 op: roles alone have no sizes") &&
              is_wrong<asks<has_names>, no_names>("HU047 op: sizes alone do not name axes"));

// fits_in_memory: sizes that are known, of numbers of that type
constexpr std::size_t most_bytes = dynamic / 2;
template <class Scalar, std::size_t Size>
constexpr bool fits = accepts<asks<fits_in_memory>, making<Scalar, of_axes<batch<dynamic>, tokens<Size>, d_in<1>>>>;
static_assert(fits<bool, most_bytes> && fits<float, most_bytes / 4> && !fits<float, most_bytes / 4 + 1> &&
              fits<double, most_bytes / 8> && !fits<double, most_bytes / 8 + 1> && !fits<long, most_bytes / 8 + 1> &&
              !fits<long double, most_bytes / 16 + 1> && !fits<int, most_bytes / 4 + 1>);
static_assert(is_wrong<asks<fits_in_memory>, making<float, of_axes<tokens<most_bytes>>>>(
    "HU001 op: (tokens<9223372036854775807>) has more numbers than memory can hold"));

// no_head_attends
static_assert(accepts<asks<no_head_attends>, along<tokens, keys>, floats<tokens<2>>>);
static_assert(accepts<asks<no_head_attends>, along<heads, kv_heads>, floats<heads<2>>>);
static_assert(is_wrong<asks<no_head_attends>, along<heads, keys>, floats<heads<2>, tokens<3>>>(
    "HU026 op<heads, keys>: heads<2> of (heads<2>, tokens<3>) would attend, and not the tokens"));
}  // namespace headsup::headsup_calls
