#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/expand.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::no_tensor;
using headsup_diagnostics::operand;

constexpr tensor<int, d_in<3>> x{{1, 2, 3}};

// the type: new axes in front, in the order written
static_assert(std::is_same_v<decltype(expand<tokens<2>>(tensor<int, d_in<3>>{})), tensor<int, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(expand<batch<5>, tokens<2>>(x)), tensor<int, batch<5>, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(expand<>(x)), tensor<int, d_in<3>>>);

// each copy has the sums of the original
static_assert(std::is_same_v<decltype(expand<heads<2>>(tensor<float, tokens<5>, normalized<keys<3>>>{})),
                             tensor<float, heads<2>, tokens<5>, normalized<keys<3>>>>);

// the values
static_assert(expand<tokens<2>>(x) == tensor<int, tokens<2>, d_in<3>>{{{1, 2, 3}, {1, 2, 3}}});
static_assert(expand<batch<2>, tokens<2>>(x) ==
              tensor<int, batch<2>, tokens<2>, d_in<3>>{{{{1, 2, 3}, {1, 2, 3}}, {{1, 2, 3}, {1, 2, 3}}}});
static_assert(expand<tokens<2>>(tensor<int>{7}) == tensor<int, tokens<2>>{{7, 7}});
static_assert(expand<>(x) == x && expand<tokens<2>>(view(x)) == expand<tokens<2>>(x));

// what it refuses, and what it says
static_assert(can_expand<decltype(x), tokens<2>> && can_expand<decltype(x), tokens<dynamic>> &&
              !can_expand<decltype(x), d_in<2>> && !can_expand<decltype(x), tokens<2>, tokens<3>> &&
              !can_expand<float, tokens<2>>);
template <class X, class... New>
using expanding = headsup_calls::refused<headsup_calls::op::expand, headsup_calls::of_axes<New...>, operand<X, float>>;
static_assert(
    says_that<expanding<axes<tokens<3>>, tokens<2>>>("HU002 expand: the result would have tokens twice (tokens<3>); ",
                                                     "fix: rename<tokens, keys>(x) if tokens means keys"));
static_assert(
    says_that<expanding<axes<heads<3>>, heads<2>>>("HU002 expand: the result would have heads twice (heads<3>); ",
                                                   "fix: x without heads<3>, or rename<heads, another_role>(x) first"));
static_assert(says_that<expanding<axes<tokens<3>>, heads<2>, heads<3>>>(
    "HU002 expand: (heads<2>, heads<3>) has one role twice; ", "fix: expand<heads<3>>(x)"));
static_assert(says_that<expanding<no_tensor, tokens<3>>>("HU003 expand: x is not a tensor; ",
                                                         "fix: full<float, tokens<3>>(x) instead"));
static_assert(says_that<expanding<no_tensor, batch<2>, tokens<3>>>("HU003 expand: x is not a tensor; ",
                                                                   "fix: full<float, batch<2>, tokens<3>>(x) instead"));
static_assert(says_that<headsup_rule::broken<headsup_rule::expand, headsup_rule::with_types<tokens<dynamic>>,
                                             operand<axes<d_in<3>>, float>>>(
    "HU047 expand: (tokens<dynamic>) takes one size for each dynamic axis, by role; ",
    "fix: expand<...>(x, sized<tokens>(n))"));

// as often the same id
static_assert(std::is_same_v<decltype(expand<batch<2>, tokens<3>>(tensor<int, ids_of<vocab<7>>>{4})),
                             tensor<int, ids_of<vocab<7>, batch<2>>, tokens<3>>>);
