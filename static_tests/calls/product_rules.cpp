#include <headsup/calls/product_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {

// sums_over_one
static_assert(accepts<asks<sums_over_one>, along<d_in>, floats<d_in<3>>, floats<d_in<3>>>);
static_assert(is_wrong<asks<sums_over_one>, along<d_in, heads>, floats<d_in<3>>, floats<d_in<3>>>(
    "HU051 op<d_in, heads>: sums over one axis"));

// two_vectors
static_assert(accepts<asks<two_vectors>, no_names, floats<d_in<3>>, floats<d_in<3>>>);
static_assert(is_wrong<asks<two_vectors>, no_names, floats<d_in<3>>, floats<d_in<4>>>(
    "HU006 op: takes two vectors over one axis, got left (d_in<3>) and right (d_in<4>)"));

// have_axes
static_assert(accepts<asks<have_axes>, no_names, floats<d_in<3>>, floats<d_in<3>>>);
static_assert(is_wrong<asks<have_axes>, no_names, floats<>, plainly<int>>(
    "HU006 op: takes vectors or matrices, got left () and right no tensor"));

// one_summed
static_assert(accepts<asks<one_summed>, no_names, floats<tokens<2>, d_in<3>>, floats<d_in<3>, d_out<4>>>);
static_assert(accepts<asks<one_summed>, no_names, floats<d_in<3>>, floats<d_in<3>>>);
static_assert(is_wrong<asks<one_summed>, no_names, floats<tokens<2>, d_in<3>>, floats<d_out<4>, d_in<3>>>(
    "HU006 op: sums over the last axis of left (tokens<2>, d_in<3>) and the second-to-last of right (d_out<4>, "
    "d_in<3>), but d_in<3> is not d_out<4>"));

// distinct_result
static_assert(accepts<asks<distinct_result>, no_names, floats<tokens<2>, d_in<3>>, floats<d_in<3>, d_out<4>>>);
static_assert(is_wrong<asks<distinct_result>, no_names, floats<d_out<5>, d_in<3>>, floats<d_in<3>, d_out<4>>>(
    "HU002 op: the result would have d_out twice (d_out<5>, d_out<4>)"));

// sums_what_is_weighed
static_assert(
    accepts<asks<sums_what_is_weighed>, along<keys>, floats<tokens<2>, normalized<keys<3>>>, floats<keys<3>, d_in<4>>>);
static_assert(is_wrong<asks<sums_what_is_weighed>, along<tokens>, floats<tokens<2>, normalized<keys<3>>>,
                       floats<tokens<2>, d_in<4>>>(
    "HU015 op: the weights of left sum to one over keys<3>, and are summed over tokens"));

// weighs_no_others
static_assert(accepts<asks<weighs_no_others>, along<keys>, floats<tokens<2>, normalized<keys<3>>>,
                      floats<keys<3>, normalized<heads<4>>>>);
static_assert(is_wrong<asks<weighs_no_others>, along<d_in>, floats<d_in<2>, normalized<keys<3>>>,
                       floats<d_in<2>, normalized<heads<4>>>>(
    "HU015 op: left has weights over keys<3>, right over heads<4>, and neither over d_in, which is summed"));

// meets_its_example
static_assert(accepts<asks<meets_its_example>, no_names, floats<batch<2>>,
                      floats<batch<2>, merged<keys<6>, batch<2>, tokens<3>>>>);
static_assert(
    accepts<asks<meets_its_example>, no_names, floats<tokens<4>>, floats<merged<keys<6>, batch<2>, tokens<3>>>>);
static_assert(is_wrong<asks<meets_its_example>, no_names, floats<batch<2>>,
                       floats<merged<keys<6>, batch<2>, tokens<3>>>>(
    "HU029 op: keys<6> of right was merged from (batch<2>, tokens<3>), and each example of left would meet those of "
    "all"));

// shares_heads
static_assert(accepts<asks<shares_heads>, no_names, floats<heads<6>>, floats<heads<6>>>);
static_assert(is_wrong<asks<shares_heads>, no_names, floats<heads<6>>, floats<kv_heads<2>>>(
    "HU026 op: heads<6> of left would meet each of kv_heads<2> of right, and not only its own"));

// meets_others
static_assert(accepts<asks<meets_others>, along<d_in>, floats<tokens<2>, d_in<3>>, floats<keys<2>, d_in<3>>>);
static_assert(is_wrong<asks<meets_others>, along<d_in>, floats<tokens<2>, d_in<3>>, floats<tokens<2>, d_in<3>>>(
    "HU026 op<d_in>: left and right share tokens<2>, so each token would meet only itself"));
static_assert(is_wrong<asks<meets_others>, along<d_in>, floats<keys<2>, d_in<3>>, floats<keys<2>, d_in<3>>>(
    "HU026 op<d_in>: left and right share keys<2>, so each would meet only itself"));
static_assert(accepts<asks<meets_others>, along<d_in>, floats<batch<2>, d_in<3>>, floats<batch<2>, d_in<3>>> &&
              accepts<asks<meets_others>, along<d_in>, floats<keys<2>, d_in<3>>, floats<keys<2>, d_out<4>, d_in<3>>>);

// is_normalized
static_assert(accepts<asks<is_normalized>, no_names, floats<tokens<2>, normalized<keys<3>>>, floats<keys<3>, d_in<4>>>);
static_assert(is_wrong<asks<is_normalized>, no_names, floats<tokens<2>, keys<3>>, floats<keys<3>, d_in<4>>>(
    "HU015 op: the weights (tokens<2>, keys<3>) are not known to sum to one over an axis of the values (keys<3>, "
    "d_in<4>)"));
static_assert(
    is_wrong<asks<is_normalized>, no_names, floats<tokens<2>, normalized<keys<3>>>, floats<tokens<2>, d_in<4>>>(
        "HU015 op: the weights (tokens<2>, keys<3>) sum to one over keys<3>, which the values (tokens<2>, d_in<4>) do "
        "not have"));

static_assert(
    is_wrong<asks<is_normalized>, no_names, floats<normalized<tokens<5>>, keys<3>>, floats<tokens<5>, keys<3>, d_in<4>>>(
        "HU015 op: the weights (tokens<5>, keys<3>) sum to one over tokens<5>, and not over the keys<3> of both"));

// has_a_choice
static_assert(accepts<asks<has_a_choice>, along<keys>, floats<keys<1>>>);
static_assert(accepts<asks<has_a_choice>, along<heads>, floats<heads<2>>>);
static_assert(is_wrong<asks<has_a_choice>, along<heads>, floats<heads<1>, keys<3>>>(
    "HU015 op<heads>: heads<1> of (heads<1>, keys<3>) has one element, whose weight is always 1"));

// are_no_weights
static_assert(accepts<asks<are_no_weights>, along<keys>, floats<keys<3>>>);
static_assert(is_wrong<asks<are_no_weights>, along<keys>, floats<normalized<keys<3>>>>(
    "HU015 op<keys>: the numbers along keys<3> sum to one already"));

// are_no_shares
static_assert(accepts<asks<are_no_shares>, along<keys>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<asks<are_no_shares>, along<keys>, floats<normalized<keys<3>>>>(
    "HU015 op<keys>: the numbers along keys<3> sum to one already"));
static_assert(is_wrong<asks<are_no_shares>, along<keys>, floats<normalized<tokens<2>>, keys<3>>>(
    "HU015 op<keys>: the numbers along tokens<2> sum to one already"));

// hides_with_zeros
static_assert(accepts<asks<hides_with_zeros>, along<keys>, floats<keys<3>>>);
static_assert(is_wrong<asks<hides_with_zeros>, along<keys>, floats<tokens<2>, lower_triangle<keys<3>, tokens<2>, 0>>>(
    "HU015 op<keys>: the zeros of a triangle along keys<3> hide nothing, because e to the power 0 is 1"));

// sums_what_was_weighed and averages_no_weighed
static_assert(accepts<asks<sums_what_was_weighed>, along<keys>, floats<tokens<2>, headsup_detail::weighed<keys<3>>>>);
static_assert(accepts<asks<sums_what_was_weighed>, along<d_in>, floats<headsup_detail::weighed<keys<3>>, d_in<2>>>);
static_assert(accepts<asks<sums_what_was_weighed>, along<batch>, floats<batch<2>, headsup_detail::weighed<keys<3>>>>);
static_assert(is_wrong<asks<sums_what_was_weighed>, along<tokens>, floats<tokens<2>, headsup_detail::weighed<keys<3>>>>(
    "HU015 op<tokens>: left was multiplied by weights that sum to one over keys<3>, and not over tokens<2>"));
static_assert(is_wrong<asks<averages_no_weighed>, along<keys>, floats<tokens<2>, headsup_detail::weighed<keys<3>>>>(
    "HU015 op<keys>: left was multiplied by weights that sum to one over keys<3>, so its sum is the mean"));

static_assert(is_wrong<asks<hides_with_zeros>, along<keys>, floats<tokens<2>, headsup_detail::zero_where_hidden<keys<3>>>>(
    "HU015 op<keys>: the zeros of a mask along keys<3> hide nothing, because e to the power 0 is 1"));
}  // namespace headsup::headsup_calls
