#include <headsup/calls/factor_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation merges{
    .name = "op", .form = "<whole, role...>(x)", .rules = {side_by_side, heads_lie_together}, .first_there = 1};
constexpr operation splits{.name = "op",
                           .form = "<role, axis<N>...>(x)",
                           .rules = {multiply_to, in_merged_order, heads_lie_together},
                           .last_there = 1};

// side_by_side
static_assert(accepts<merges, along<all_heads, heads, head_dim>, floats<tokens<5>, heads<2>, head_dim<3>>>);
static_assert(is_wrong<merges, along<d_in, tokens, head_dim>, floats<tokens<5>, heads<2>, head_dim<3>>>(
    "HU011 op: tokens, head_dim are not adjacent in that order in (tokens<5>, heads<2>, head_dim<3>)"));

// heads_lie_together
static_assert(is_wrong<merges, along<all_heads, head_dim, heads>, floats<tokens<5>, head_dim<3>, heads<2>>>(
    "HU010 op: (head_dim<3>, heads<2>) would deal the features of all_heads<6> out to the heads in turn"));

// multiply_to
static_assert(accepts<splits, naming<roles<d_in>, axes<heads<2>, head_dim<3>>>, floats<d_in<6>>>);
static_assert(is_wrong<splits, naming<roles<d_in>, axes<heads<2>, head_dim<4>>>, floats<d_in<6>>>(
    "HU009 op: d_in<6> is not (heads<2>, head_dim<4>), which has 8 elements"));

// in_merged_order
static_assert(
    accepts<splits, naming<roles<d_in>, axes<heads<2>, pairs<3>>>, floats<merged<d_in<6>, heads<2>, pairs<3>>>>);
static_assert(
    is_wrong<splits, naming<roles<d_in>, axes<heads<3>, pairs<2>>>, floats<merged<d_in<6>, heads<2>, pairs<3>>>>(
        "HU010 op: d_in<6> was merged from (heads<2>, pairs<3>), not from (heads<3>, pairs<2>)"));

// heads_lie_together
static_assert(
    accepts<splits, naming<roles<d_in>, axes<head_dim<3>, heads<2>>>, floats<merged<d_in<6>, head_dim<3>, heads<2>>>>);
static_assert(is_wrong<splits, naming<roles<d_in>, axes<head_dim<3>, heads<2>>>, floats<d_in<6>>>(
    "HU010 op: (head_dim<3>, heads<2>) would deal the features of d_in<6> out to the heads in turn"));

// is_multiple
constexpr operation multiplies{
    .name = "op", .form = "<role, axis<N>>(x)", .rules = {sizes_known, is_multiple}, .last_there = 1};
static_assert(accepts<multiplies, naming<roles<kv_heads>, axes<heads<6>>>, floats<kv_heads<2>>>);
static_assert(accepts<multiplies, naming<roles<kv_heads>, axes<heads<2>>>, floats<kv_heads<2>>>);
static_assert(is_wrong<multiplies, naming<roles<kv_heads>, axes<heads<5>>>, floats<kv_heads<2>>>(
    "HU040 op: heads<5> is not a multiple of kv_heads<2>"));
}  // namespace headsup::headsup_calls
