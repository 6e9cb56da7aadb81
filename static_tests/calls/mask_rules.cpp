#include <headsup/calls/mask_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation nearest{.name = "op",
                            .form = "<tokens, keys, N, N?>(x)",
                            .rules = {names_a_window, takes_one_offset, line_up, beside_keys},
                            .is = has_window};

// are_two_roles
static_assert(accepts<asks<are_two_roles>, along<tokens, keys>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<asks<are_two_roles>, along<tokens, tokens>, floats<tokens<2>, keys<3>>>(
    "HU026 op: tokens is both the query and the key"));

// keys_are_no_queries
static_assert(accepts<asks<keys_are_no_queries>, along<tokens, keys>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<asks<keys_are_no_queries>, along<keys, tokens>, floats<tokens<2>, keys<3>>>(
    "HU026 op: keys cannot be the queries of a mask"));

// hides_scores
static_assert(accepts<asks<hides_scores>, along<tokens, keys>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<asks<hides_scores>, along<tokens, keys>, floats<tokens<2>, normalized<keys<3>>>>(
    "HU015 op: x has weights, which sum to one over keys<3>, and -inf is for scores"));

// names_a_window
static_assert(accepts<nearest, naming<roles<tokens, keys>, axes<>, 1>, floats<tokens<2>, keys<2>>>);
static_assert(is_wrong<nearest, naming<roles<tokens, keys>, axes<>, 0>, floats<tokens<2>, keys<2>>>(
    "HU051 op: names no window of one key or more"));

// takes_one_offset
static_assert(accepts<asks<takes_one_offset>, naming<roles<tokens, keys>, axes<>, 1>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<asks<takes_one_offset>, naming<roles<tokens, keys>, axes<>, 1, 2>, floats<tokens<2>, keys<3>>>(
    "HU019 op: takes one offset, got 2"));
static_assert(is_wrong<asks<takes_one_offset>, along<tokens, keys>, floats<tokens<2>, keys<3>>, plainly<int>>(
    "HU019 op: takes one offset, which stands between < and >"));

// takes_one_offset
static_assert(accepts<nearest, naming<roles<tokens, keys>, axes<>, 4, 1>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<nearest, naming<roles<tokens, keys>, axes<>, 4, 1, 0>, floats<tokens<2>, keys<3>>>(
    "HU019 op: takes a window and one offset, got 3 numbers"));

// line_up
static_assert(accepts<asks<line_up>, along<tokens, keys>, floats<tokens<2>, keys<2>>>);
static_assert(accepts<asks<line_up>, naming<roles<tokens, keys>, axes<>, 1>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<asks<line_up>, along<tokens, keys>, floats<tokens<2>, keys<3>>>(
    "HU019 op: tokens<2> and keys<3> differ, so give the position of the first query among the keys"));

// beside_keys
static_assert(accepts<asks<beside_keys>, naming<roles<tokens, keys>, axes<>, 1>, floats<tokens<2>, keys<3>>>);
static_assert(accepts<asks<beside_keys>, naming<roles<tokens, keys>, axes<>, aligned>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<asks<beside_keys>, naming<roles<tokens, keys>, axes<>, 2>, floats<tokens<2>, keys<3>>>(
    "HU019 op: an offset of 2 puts the last of tokens<2> at key 3, and keys<3> ends at 2"));
static_assert(is_wrong<asks<beside_keys>, naming<roles<tokens, keys>, axes<>, -1>, floats<tokens<2>, keys<3>>>(
    "HU019 op: an offset of -1 puts the first of tokens<2> before the first of keys<3>"));
static_assert(is_wrong<asks<beside_keys>, naming<roles<tokens, keys>, axes<>, aligned>, floats<tokens<5>, keys<3>>>(
    "HU019 op: an offset of 0 puts the last of tokens<5> at key 4, and keys<3> ends at 2"));

// no_one_truth
static_assert(accepts<asks<no_one_truth>, no_names, bools<keys<3>>>);
static_assert(is_wrong<asks<no_one_truth>, no_names, plainly<bool>>("HU003 op: left is one bool"));

// leaves_keys
static_assert(accepts<asks<leaves_keys>, no_names, floats<tokens<2>, keys<3>>, bools<keys<3>>>);
static_assert(is_wrong<asks<leaves_keys>, no_names, floats<tokens<2>, keys<3>>, bools<tokens<2>>>(
    "HU003 op: the mask (tokens<2>) has no keys, so it hides all of keys<3> from some queries"));

// chooses_keys
static_assert(accepts<asks<chooses_keys>, no_names, floats<heads<3>, tokens<2>>, bools<heads<3>>>);
static_assert(accepts<asks<chooses_keys>, no_names, floats<heads<3>, keys<5>>, bools<heads<3>, keys<5>>>);
static_assert(is_wrong<asks<chooses_keys>, no_names, floats<heads<3>, keys<5>>, bools<heads<3>>>(
    "HU003 op: the mask (heads<3>) chooses heads, of which each needs its keys<5>"));

// triangle_lines_up
static_assert(
    accepts<asks<triangle_lines_up>, no_names, floats<keys<3>>, bools<lower_triangle<keys<3>, tokens<3>, -2>>>);
static_assert(
    is_wrong<asks<triangle_lines_up>, no_names, floats<keys<3>>, bools<lower_triangle<keys<3>, tokens<2>, -2>>>(
        "HU019 op: tokens<2> and keys<3> differ, so give the position of the first query among the keys"));

// hides_the_right_keys
static_assert(
    accepts<asks<hides_the_right_keys>, no_names, floats<keys<3>>, bools<lower_triangle<keys<3>, tokens<3>, -2>>>);
static_assert(
    accepts<asks<hides_the_right_keys>, no_names, floats<keys<3>>, bools<upper_triangle<keys<3>, tokens<3>, 1>>>);
static_assert(
    is_wrong<asks<hides_the_right_keys>, no_names, floats<keys<3>>, bools<lower_triangle<keys<3>, tokens<3>, -1>>>(
        "HU019 op: the mask is true, and hides, where tril kept its ones: the past of every query, not its future, "
        "over (tokens<3>, keys<3>)"));
static_assert(
    is_wrong<asks<hides_the_right_keys>, no_names, floats<keys<3>>, bools<upper_triangle<keys<3>, tokens<3>, 0>>>(
        "HU019 op: the mask is true, and hides, where triu kept its ones, on the diagonal too: a query would not see "
        "itself, over (tokens<3>, keys<3>)"));
static_assert(
    is_wrong<asks<hides_the_right_keys>, no_names, floats<keys<3>>, bools<upper_triangle<keys<3>, tokens<3>, 2>>>(
        "HU019 op: the mask is true, and hides, where triu kept its ones, from diagonal 2: a query would see later "
        "keys, over (tokens<3>, keys<3>)"));

// what a mask says: as it was declared; of bools, as its triangle over keys has it, but where that may mean either
template <class X> constexpr polarity says = mask_of(value_of_operand<X>());
static_assert(says<bools<headsup::keeps<tokens<3>>, keys<3>>> == polarity::keeps &&
              says<floats<tokens<3>, hides<keys<3>>>> == polarity::hides && says<bools<keys<3>>> == polarity::unknown);
static_assert(says<bools<lower_triangle<keys<3>, tokens<3>, 0>>> == polarity::keeps &&
              says<bools<upper_triangle<keys<3>, tokens<3>, 1>>> == polarity::hides &&
              says<bools<lower_triangle<keys<3>, tokens<3>, -1>>> == polarity::unknown &&
              says<floats<upper_triangle<keys<3>, tokens<3>, 1>>> == polarity::unknown &&
              says<bools<lower_triangle<d_in<3>, tokens<3>, 0>>> == polarity::unknown);

// means_what_it_says: of what hides where a mask is true, and of what says which tokens are there
inline constexpr rule of_second = means_what_it_says.in(1);
template <class X> constexpr bool fills = accepts<asks<of_second, hides_where_true>, no_names, floats<keys<3>>, X>;
template <class X> constexpr bool is_present = accepts<asks<of_second>, no_names, floats<keys<3>>, X>;
static_assert(fills<bools<hides<keys<3>>>> && fills<bools<keys<3>>> && is_present<bools<headsup::keeps<keys<3>>>> &&
              is_present<bools<keys<3>>> && !is_present<bools<hides<keys<3>>>>);
static_assert(is_wrong<asks<of_second, hides_where_true>, no_names, floats<keys<3>>, bools<headsup::keeps<keys<3>>>>(
    "HU019 op: right is to be true where something is hidden, and (keys<3>) is true where it may be seen"));

// mean_the_same: what is known of both; of two triangles it is not said
template <class X, class Y> constexpr bool mean_one = accepts<asks<mean_the_same>, no_names, X, Y>;
using past = bools<tokens<3>, lower_triangle<keys<3>, tokens<3>, 0>>;
using future = bools<tokens<3>, upper_triangle<keys<3>, tokens<3>, 1>>;
static_assert(mean_one<bools<headsup::keeps<keys<3>>>, bools<batch<2>, headsup::keeps<keys<3>>>> &&
              mean_one<past, future> && mean_one<bools<headsup::keeps<keys<3>>>, bools<keys<3>>> &&
              mean_one<bools<headsup::keeps<keys<3>>>, past> && mean_one<future, bools<hides<keys<3>>>>);
static_assert(!mean_one<future, bools<headsup::keeps<keys<3>>>> && !mean_one<bools<hides<keys<3>>>, past>);
static_assert(is_wrong<asks<mean_the_same>, no_names, bools<hides<keys<3>>>, bools<headsup::keeps<keys<3>>>>(
    "HU019 op: left is true where something is hidden, and right is true where it may be seen"));

// adds_no_mask: to scores; two masks may be counted
template <class X, class Y> constexpr bool may_be_added = accepts<asks<adds_no_mask>, no_names, X, Y>;
static_assert(may_be_added<floats<keys<3>>, floats<keys<3>>> &&
              may_be_added<floats<headsup::keeps<keys<3>>>, floats<headsup::keeps<keys<3>>>> &&
              may_be_added<floats<tokens<3>, d_in<3>>, floats<headsup::keeps<tokens<3>>>> &&
              may_be_added<ints<keys<3>>, ints<headsup::keeps<keys<3>>>>);
static_assert(!may_be_added<floats<tokens<3>, hides<keys<3>>>, floats<keys<3>>>);
static_assert(is_wrong<asks<adds_no_mask>, no_names, floats<keys<3>>, floats<headsup::keeps<keys<3>>>>(
    "HU019 op: right is a mask of 0 and 1, which hides nothing where it is added"));
}  // namespace headsup::headsup_calls
