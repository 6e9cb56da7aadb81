#include <headsup/axes/roles.hpp>
#include <headsup/ops/residual.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<float, tokens<2>, d_out<3>> y{{{10, 20, 30}, {40, 50, 60}}};

// the values, in the roles of x: with other features, in another order, with the same
constexpr tensor<float, tokens<2>, d_in<3>> sum_of_both{{{11, 22, 33}, {44, 55, 66}}};
static_assert(std::is_same_v<decltype(residual(x, y)), tensor<float, tokens<2>, d_in<3>>> &&
              residual(x, y) == sum_of_both);
constexpr tensor<float, d_out<3>, tokens<2>> turned{{{10, 40}, {20, 50}, {30, 60}}};
static_assert(residual(x, turned) == sum_of_both && residual(view(x), view(y)) == sum_of_both);
static_assert(residual(x, x) == x + x);

// what it refuses: other numbers of features, tokens that are keys, a missing axis, other types of numbers
using of_x = tensor<float, tokens<2>, d_in<3>>;
static_assert(can_return_to<of_x, tensor<float, tokens<2>, d_out<3>>> &&
              !can_return_to<of_x, tensor<float, tokens<2>, d_out<5>>> &&
              !can_return_to<of_x, tensor<float, keys<2>, d_in<3>>> &&
              !can_return_to<of_x, tensor<float, keys<2>, d_out<3>>> && !can_return_to<of_x, tensor<float, d_in<3>>> &&
              !can_return_to<of_x, tensor<int, tokens<2>, d_out<3>>> && !can_return_to<of_x, float>);

// the words
template <class... As> using added = headsup_calls::refused<headsup_calls::op::residual, headsup_calls::no_names, of_x, tensor<float, As...>>;
static_assert(says_that<added<tokens<2>, d_out<5>>>(
    "HU008 residual: x is (tokens<2>, d_in<3>), y, which was made of it, (tokens<2>, d_out<5>); only their features "
    "may differ, and only by name; ",
    "fix: y through a linear<d_out<5>, d_in<3>>, or x with d_out<5>"));
static_assert(says_that<added<keys<2>, d_in<3>>>(
    "HU008 residual: x is (tokens<2>, d_in<3>), y, which was made of it, (keys<2>, d_in<3>); only their features "
    "may differ, and only by name; ",
    "fix: rename<keys, tokens>(y) if keys means tokens"));
static_assert(says_that<added<d_in<3>>>(
    "HU008 residual: x is (tokens<2>, d_in<3>), y, which was made of it, (d_in<3>); only their features may differ, "
    "and only by name; ",
    "fix: expand<tokens<2>>(y)"));
static_assert(says_that<added<tokens<5>, d_out<3>>>("HU004 residual: ", ""));
