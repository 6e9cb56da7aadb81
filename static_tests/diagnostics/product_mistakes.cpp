#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/product_mistakes.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::diagnostics;

// the values: what a matrix product sums over
static_assert(says_that<product_axes<d_in<3>, d_out<3>, axes<tokens<2>, d_in<3>>, axes<d_out<3>, d_in<3>>>>(
    "HU006 matmul: sums over the last axis of left (tokens<2>, d_in<3>) and the second-to-last of right "
    "(d_out<3>, d_in<3>), but d_in<3> is not d_out<3>; ",
    "fix: matmul(left, transpose(right))"));
static_assert(says_that<product_axes<keys<3>, tokens<3>, axes<batch<2>, keys<3>>, axes<tokens<3>, d_in<5>>>>(
    "HU006 matmul: ", "but keys<3> is not tokens<3>; fix: rename<tokens, keys>(right)"));
static_assert(says_that<product_axes<d_in<3>, d_in<4>, axes<tokens<2>, d_in<3>>, axes<d_in<4>, d_out<5>>>>(
    "HU006 matmul: ", "but d_in<3> is not d_in<4>; fix: matmul(left, slice<d_in<3>>(right, 0))"));

// a role twice in the result
static_assert(says_that<result_role_twice<"matmul", tokens<3>, axes<tokens<3>, tokens<3>>>>(
    "HU007 matmul: the result would have tokens twice (tokens<3>, tokens<3>); ", "fix: rename<tokens, keys>(right)"));
static_assert(says_that<result_role_twice<"matmul", d_in<3>, axes<d_in<3>, d_in<3>>>>(
    "HU007 matmul: the result would have d_in twice (d_in<3>, d_in<3>); fix: rename<d_in, ", ""));

// two types of numbers
static_assert(says_that<scalars_differ<"contract", float, double>>(
    "HU025 contract: left holds float, right holds double; fix: ", ""));

// operands that are not two vectors
static_assert(says_that<cannot_dot<operand<axes<tokens<2>, d_in<3>>, float>, operand<axes<d_in<3>>, float>>>(
    "HU022 dot: takes two vectors over one axis, got left (tokens<2>, d_in<3>) and right (d_in<3>); ",
    "fix: contract<d_in>(left, right)"));

// numbers that are not weights: nothing is known, or about another axis, or the values are not keys yet
static_assert(says_that<not_normalized<axes<tokens<2>, keys<3>>, axes<keys<3>, d_out<5>>>>(
    "HU015 attend: the weights (tokens<2>, keys<3>) are not known to sum to one over an axis of the values (keys<3>, "
    "d_out<5>); fix: softmax<keys>(scores)",
    ""));
static_assert(says_that<not_normalized<axes<normalized<tokens<2>>, keys<3>>, axes<keys<3>, d_out<5>>>>(
    "HU015 attend: the weights (tokens<2>, keys<3>) sum to one over tokens<2>, ", "fix: softmax<keys>(scores)"));
static_assert(says_that<not_normalized<axes<tokens<3>, normalized<keys<3>>>, axes<tokens<3>, d_in<5>>>>(
    "HU015 attend: the weights (tokens<3>, keys<3>) sum to one over keys<3>, ", "fix: rename<tokens, keys>(values)"));
