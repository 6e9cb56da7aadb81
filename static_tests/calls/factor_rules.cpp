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
    "HU010 op: tokens, head_dim are not adjacent in that order in (tokens<5>, heads<2>, head_dim<3>)"));

// heads_lie_together
static_assert(is_wrong<merges, along<all_heads, head_dim, heads>, floats<tokens<5>, head_dim<3>, heads<2>>>(
    "HU010 op: (head_dim<3>, heads<2>) would deal the features of all_heads<6> out to the heads in turn"));

// multiply_to
static_assert(accepts<splits, naming<roles<d_in>, axes<heads<2>, head_dim<3>>>, floats<d_in<6>>>);
static_assert(is_wrong<splits, naming<roles<d_in>, axes<heads<2>, head_dim<4>>>, floats<d_in<6>>>(
    "HU009 op: d_in<6> is not (heads<2>, head_dim<4>), which has 8 elements"));

// parts_multiply
static_assert(accepts<asks<parts_multiply>, of_axes<tokens<5>, d_in<6>, heads<2>, head_dim<3>>>);
static_assert(is_wrong<asks<parts_multiply>, of_axes<tokens<5>, d_in<6>, heads<2>, head_dim<4>>>(
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
    "HU009 op: heads<5> is not a multiple of kv_heads<2>"));

// are_filled
constexpr operation cuts{
    .name = "op", .form = "<N>(x)", .rules = {are_filled}, .works_on = {role::batch, role::tokens, role::keys}};
template <std::size_t N> using of_size = naming<roles<>, axes<>, N>;
static_assert(accepts<cuts, of_size<2>, floats<tokens<4>, keys<6>>>);
static_assert(accepts<cuts, of_size<1>, floats<tokens<5>, keys<7>>>);
static_assert(!accepts<cuts, of_size<0>, floats<tokens<4>, keys<6>>>);
static_assert(is_wrong<cuts, of_size<3>, floats<tokens<4>, keys<6>>>(
    "HU009 op: tokens<4> and keys<6> cannot be cut into patches of 3 x 3"));

// remember
template <unsigned Which>
constexpr operation remembers{
    .name = "op", .form = "(x)", .rules = {remember<Which>}, .works_on = {role::heads, role::d_in}};
using of_groups = floats<merged<heads<6>, kv_heads<2>, copies<3>>, d_in<6>>;
static_assert(accepts<remembers<1>, no_names, of_groups> && accepts<remembers<3>, no_names, of_groups>);
static_assert(
    is_wrong<remembers<2>, no_names, of_groups>("HU010 op: d_in<6> does not say which rows and columns they come from"));
static_assert(is_wrong<remembers<3>, no_names, floats<heads<6>, d_in<6>>>(
    "HU010 op: heads<6> and d_in<6> do not say which rows and columns they come from"));

// merged_from_pairs and has_pairs
using by_halves = floats<tokens<3>, merged<head_dim<4>, halves<2>, pairs<2>>>;
static_assert(accepts<asks<merged_from_pairs>, along<head_dim>, by_halves> &&
              accepts<asks<merged_from_pairs>, along<head_dim>, floats<head_dim<4>>>);
static_assert(accepts<asks<has_pairs>, along<head_dim>, by_halves>);
static_assert(is_wrong<asks<merged_from_pairs>, along<head_dim>, floats<merged<head_dim<6>, halves<3>, pairs<2>>>>(
    "HU034 op: head_dim<6>, merged from (halves<3>, pairs<2>), does not say which features form a pair"));
static_assert(is_wrong<asks<has_pairs>, along<head_dim>, floats<head_dim<4>>>(
    "HU034 op: head_dim<4> does not say which features form a pair"));

// agrees_split_up and holds_split_up
static_assert(accepts<asks<agrees_split_up>, along<head_dim>, by_halves, floats<tokens<3>, pairs<2>>>);
static_assert(is_wrong<asks<agrees_split_up>, along<head_dim>, by_halves, floats<tokens<3>, pairs<3>>>(
    "HU004 op: left has pairs<2>, right has pairs<3>"));
static_assert(is_wrong<asks<agrees_split_up>, along<head_dim>, by_halves, floats<tokens<5>, pairs<2>>>(
    "HU004 op: left has tokens<3>, right has tokens<5>"));
static_assert(accepts<asks<holds_split_up>, along<head_dim>, by_halves, floats<pairs<2>>>);
static_assert(is_wrong<asks<holds_split_up>, along<head_dim>, by_halves, floats<keys<3>, pairs<2>>>(
    "HU008 op: the axes of the right must all be axes of left, left (tokens<3>, halves<2>, pairs<2>), right (keys<3>, "
    "pairs<2>)"));
static_assert(!accepts<asks<holds_split_up>, along<head_dim>, by_halves, floats<head_dim<4>>>);

// turns_by_position
static_assert(accepts<asks<turns_by_position>, along<head_dim>, by_halves, floats<tokens<3>, pairs<2>>>);
static_assert(is_wrong<asks<turns_by_position>, along<head_dim>, by_halves, floats<heads<3>, pairs<2>>>(
    "HU034 op: the right (heads<3>, pairs<2>) would turn each head by another angle"));
}  // namespace headsup::headsup_calls
