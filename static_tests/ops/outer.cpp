#include <headsup/axes/roles.hpp>
#include <headsup/ops/outer.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<float, tokens<2>> column{{3, 5}};
constexpr tensor<float, keys<3>> row{{1, 10, 100}};

// the type: the axes of both, without what is known of sums
static_assert(std::is_same_v<decltype(outer(column, row)), tensor<float, tokens<2>, keys<3>>>);
using weights = tensor<float, heads<2>, normalized<keys<3>>>;
static_assert(std::is_same_v<decltype(outer(weights{}, column)), tensor<float, heads<2>, keys<3>, tokens<2>>>);

// the values: every number with every number, whatever axes there are
static_assert(outer(column, row) == tensor<float, tokens<2>, keys<3>>{{{3, 30, 300}, {5, 50, 500}}});
static_assert(outer(row, column) == tensor<float, keys<3>, tokens<2>>{{{3, 5}, {30, 50}, {300, 500}}});
constexpr tensor<int, heads<2>> twice{{2, -1}};
constexpr tensor<int, tokens<2>, keys<3>> table{{{1, 2, 3}, {4, 5, 6}}};
static_assert(outer(twice, table) ==
              tensor<int, heads<2>, tokens<2>, keys<3>>{{{{2, 4, 6}, {8, 10, 12}}, {{-1, -2, -3}, {-4, -5, -6}}}});
static_assert(outer(tensor<float>{2}, row) == 2 * row && outer(view(column), view(row)) == outer(column, row));

// what it refuses: a role that both have, a number, integers with others
static_assert(!can_outer<decltype(column), tensor<float, tokens<3>>> && !can_outer<decltype(column), float> &&
              !can_outer<decltype(column), tensor<int, keys<3>>>);

// the words: a role that neither has; a product of numbers only where that is one
template <class X, class Y> using product = headsup_calls::refused<headsup_calls::op::outer, headsup_calls::no_names, X, Y>;
static_assert(says_that<product<tensor<float, tokens<2>>, tensor<float, tokens<3>>>>(
    "HU002 outer: the result would have tokens twice, left is (tokens<2>), right (tokens<3>); ",
    "fix: rename<tokens, keys>(right)"));
static_assert(says_that<product<tensor<float, tokens<2>>, tensor<float, tokens<2>, keys<3>>>>(
    "HU002 outer: the result would have tokens twice, ",
    "fix: left * right for products of corresponding numbers, or rename<tokens, another_role>(right)"));
static_assert(says_that<product<tensor<float, tokens<2>, d_in<5>>, tensor<float, tokens<2>, d_out<3>>>>(
    "HU002 outer: ", "fix: rename<tokens, keys>(right)"));
static_assert(says_that<product<tensor<float, tokens<2>, d_in<5>>, tensor<float, d_in<5>, tokens<2>>>>(
    "HU002 outer: the result would have d_in twice, left is (tokens<2>, d_in<5>), right (d_in<5>, tokens<2>); ",
    "fix: left * right for products of corresponding numbers"));
