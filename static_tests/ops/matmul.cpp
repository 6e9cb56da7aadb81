#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/matmul.hpp>

#include <type_traits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <class X, class Y> using product = decltype(matmul(std::declval<X>(), std::declval<Y>()));
template <Axis... As> using ints = tensor<int, As...>;

// the type: rows and columns as on paper
static_assert(std::is_same_v<product<ints<tokens<2>, d_in<3>>, ints<d_in<3>, d_out<5>>>, ints<tokens<2>, d_out<5>>>);
static_assert(std::is_same_v<product<ints<d_in<3>>, ints<d_in<3>, d_out<5>>>, ints<d_out<5>>>);
static_assert(std::is_same_v<product<ints<tokens<2>, d_in<3>>, ints<d_in<3>>>, ints<tokens<2>>>);
static_assert(std::is_same_v<product<ints<d_in<3>>, ints<d_in<3>>>, ints<>>);

// axes before the last two, on both sides or on one
static_assert(std::is_same_v<
              product<ints<batch<2>, heads<3>, tokens<5>, head_dim<7>>, ints<batch<2>, heads<3>, head_dim<7>, keys<4>>>,
              ints<batch<2>, heads<3>, tokens<5>, keys<4>>>);
static_assert(std::is_same_v<product<ints<batch<2>, tokens<5>, d_in<7>>, ints<d_in<7>, d_out<3>>>,
                             ints<batch<2>, tokens<5>, d_out<3>>>);
static_assert(std::is_same_v<product<ints<tokens<5>, d_in<7>>, ints<heads<3>, d_in<7>, head_dim<2>>>,
                             ints<heads<3>, tokens<5>, head_dim<2>>>);
static_assert(std::is_same_v<product<ints<batch<2>, tokens<5>, d_in<7>>, ints<heads<3>, d_in<7>, head_dim<4>>>,
                             ints<heads<3>, batch<2>, tokens<5>, head_dim<4>>>);

// what was known about sums is forgotten
static_assert(
    std::is_same_v<product<ints<normalized<tokens<2>>, d_in<3>>, ints<d_in<3>, d_out<5>>>, ints<tokens<2>, d_out<5>>>);
static_assert(
    std::is_same_v<product<ints<tokens<2>, normalized<keys<3>>>, ints<keys<3>, d_out<5>>>, ints<tokens<2>, d_out<5>>>);

// the values
constexpr ints<tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr ints<d_in<3>, d_out<5>> weight{{{1, 0, 0, 1, 2}, {0, 1, 0, 1, 0}, {0, 0, 1, 1, -1}}};
constexpr ints<d_in<3>> v{{1, -1, 2}};
static_assert(matmul(x, weight) == ints<tokens<2>, d_out<5>>{{{1, 2, 3, 6, -1}, {4, 5, 6, 15, 2}}});
static_assert(matmul(v, weight) == ints<d_out<5>>{{1, -1, 2, 2, 0}});
static_assert(matmul(x, v) == ints<tokens<2>>{{5, 11}});
static_assert(matmul(v, v) == 6);

// each sequence and each head separately
constexpr ints<heads<2>, d_in<3>, head_dim<1>> per_head{{{{1}, {0}, {0}}, {{0}, {1}, {1}}}};
static_assert(matmul(x, per_head) == ints<heads<2>, tokens<2>, head_dim<1>>{{{{1}, {4}}, {{5}, {11}}}});
constexpr ints<batch<2>, tokens<1>, d_in<3>> two{{{{1, 2, 3}}, {{4, 5, 6}}}};
constexpr ints<batch<2>, d_in<3>, d_out<2>> each{{{{1, 0}, {0, 1}, {0, 0}}, {{0, 0}, {1, 0}, {0, 1}}}};
static_assert(matmul(two, each) == ints<batch<2>, tokens<1>, d_out<2>>{{{{1, 2}}, {{5, 6}}}});

// views
static_assert(matmul(view(x), weight) == matmul(x, view(weight)) && matmul(view(x), view(weight)) == matmul(x, weight));

// the words: what a matrix product sums over
template <class Left, class Right>
using multiplying =
    headsup_calls::refused<headsup_calls::op::matmul, headsup_calls::no_names,
                           headsup_diagnostics::operand<Left, float>, headsup_diagnostics::operand<Right, float>>;
static_assert(says_that<multiplying<axes<tokens<2>, d_in<3>>, axes<d_out<3>, d_in<3>>>>(
    "HU006 matmul: sums over the last axis of left (tokens<2>, d_in<3>) and the second-to-last of right "
    "(d_out<3>, d_in<3>), but d_in<3> is not d_out<3>; ",
    "fix: matmul(left, transpose(right))"));
static_assert(says_that<multiplying<axes<batch<2>, keys<3>>, axes<tokens<3>, d_in<5>>>>(
    "HU006 matmul: ", "but keys<3> is not tokens<3>; fix: matmul(left, rename<tokens, keys>(right))"));
static_assert(says_that<multiplying<axes<tokens<2>, d_in<3>>, axes<d_in<4>, d_out<5>>>>(
    "HU006 matmul: ", "but d_in<3> is not d_in<4>; fix: right with d_in<3>, or left with d_in<4>"));
static_assert(says_that<multiplying<axes<tokens<2>, d_in<4>>, axes<d_in<3>, d_out<5>>>>(
    "HU006 matmul: ", "but d_in<4> is not d_in<3>; fix: right with d_in<4>, or left with d_in<3>"));
static_assert(says_that<multiplying<axes<tokens<2>, d_in<3>>, axes<d_in<3>, heads<2>, d_out<5>>>>(
    "HU006 matmul: sums over the last axis of left (tokens<2>, d_in<3>) and the second-to-last of right (d_in<3>, "
    "heads<2>, d_out<5>), but d_in<3> is not heads<2>; ",
    "fix: matmul(left, transpose<d_in, heads>(right)), or left with heads<2>"));
static_assert(says_that<multiplying<axes<>, axes<d_in<3>>>>(
    "HU006 matmul: takes vectors or matrices, got left () and right (d_in<3>); ", "fix: left * right"));

// a role twice in the result
static_assert(says_that<multiplying<axes<tokens<3>, d_in<2>>, axes<d_in<2>, tokens<3>>>>(
    "HU002 matmul: the result would have tokens twice (tokens<3>, tokens<3>); ",
    "fix: matmul(left, rename<tokens, keys>(right))"));
static_assert(says_that<multiplying<axes<d_in<3>, d_out<2>>, axes<d_out<2>, d_in<3>>>>(
    "HU002 matmul: the result would have d_in twice (d_in<3>, d_in<3>); ",
    "fix: matmul(left, rename<d_in, another_role>(right))"));

// sizes of what both sides keep, and numbers of two types
static_assert(says_that<multiplying<axes<batch<2>, tokens<3>, d_in<4>>, axes<batch<5>, d_in<4>, d_out<6>>>>(
    "HU004 matmul: left has batch<2>, right has batch<5>; fix: ", ""));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::matmul, headsup_calls::no_names,
                                               headsup_diagnostics::operand<axes<d_in<3>>, float>,
                                               headsup_diagnostics::operand<axes<d_in<3>>, double>>>(
    "HU037 matmul: left holds float, right holds double; ", "fix: matmul(left, to<float>(right))"));
static_assert(can_matmul<tensor<int, d_in<3>>, tensor<int, d_in<3>>> &&
              !can_matmul<tensor<bool, d_in<3>>, tensor<bool, d_in<3>>>);
