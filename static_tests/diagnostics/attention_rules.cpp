#include <headsup/diagnostics/attention_rules.hpp>

#include "says_that.hpp"

using namespace headsup;

template <class... As> using over = diagnostics::operand<axes<As...>, float>;
struct op : rule::call<"op", "(left, right)"> {};

// every query meets other tokens: the keys have an axis that the queries lack, or the tokens are not shared
template <class X, class Y> using meeting = rule::meets_other_tokens<op, d_in, X, Y>;
static_assert(meeting<over<tokens<5>, d_in<3>>, over<keys<5>, d_in<3>>>::value);
static_assert(meeting<over<tokens<5>, d_in<3>>, over<tokens<5>, keys<7>, d_in<3>>>::value);
static_assert(meeting<over<batch<2>, d_in<3>>, over<batch<2>, d_in<3>>>::value);
static_assert(meeting<over<d_in<3>>, over<tokens<5>, d_in<3>>>::value);
static_assert(says_that<meeting<over<heads<2>, tokens<5>, d_in<3>>, over<tokens<5>, d_in<3>>>>(
    "HU058 op<d_in>: left and right share tokens<5>, ", "fix: op<d_in>(left, rename<tokens, keys>(right))"));

// weights are summed over what they choose from; heads and features are no positions
template <class Summed, class X, class Y> using summing = rule::sums_what_is_weighed<op, Summed, X, Y>;
using weights = over<heads<2>, tokens<5>, normalized<keys<5>>>;
static_assert(summing<keys<5>, weights, over<keys<5>, d_in<3>>>::value);
static_assert(summing<heads<2>, weights, over<heads<2>, d_in<3>>>::value);
static_assert(summing<tokens<5>, over<tokens<5>, keys<5>>, over<tokens<5>, d_in<3>>>::value);
static_assert(says_that<summing<tokens<5>, over<tokens<5>, d_in<3>>, weights>>(
    "HU015 op: the weights of right sum to one over keys<5>, and are summed over tokens; ",
    "fix: attend(right, rename<tokens, keys>(left))"));
static_assert(says_that<summing<keys<5>, over<normalized<tokens<7>>, keys<5>>, over<keys<5>>>>(
    "HU015 op: the weights of left sum to one over tokens<7>, ", "fix: softmax<keys>(scores)"));

// query heads do not meet key-value heads, unless one side has both
template <class X, class Y> using sharing = rule::shares_heads<op, X, Y>;
static_assert(sharing<axes<heads<6>>, axes<heads<6>>>::value && sharing<axes<kv_heads<2>>, axes<kv_heads<2>>>::value);
static_assert(sharing<axes<kv_heads<2>, heads<3>>, axes<kv_heads<2>>>::value);
static_assert(says_that<sharing<axes<kv_heads<2>, keys<5>>, axes<heads<6>, tokens<7>>>>(
    "HU059 op: heads<6> of right would meet each of kv_heads<2> of left, ",
    "fix: repeat_interleave<kv_heads, heads<6>>(left) and assume_factors<heads, kv_heads<2>, copies<3>>(right)"));
