#include <headsup/axes/roles.hpp>
#include <headsup/ops/extent.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr tensor<int, tokens<2>, d_in<3>> fixed{{{1, 2, 3}, {4, 5, 6}}};

// the types
static_assert(std::is_same_v<decltype(forget_size<tokens>(fixed)), tensor<int, tokens<dynamic>, d_in<3>>>);
static_assert(
    std::is_same_v<decltype(expect_size<tokens<2>>(forget_size<tokens>(fixed))), tensor<int, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(expect_size<tokens<2>>(fixed)), tensor<int, tokens<2>, d_in<3>>>);
using weights = tensor<float, tokens<dynamic>, normalized<keys<dynamic>>>;
static_assert(std::is_same_v<decltype(expect_size<keys<4>, tokens<3>>(std::declval<weights>())),
                             tensor<float, tokens<3>, normalized<keys<4>>>>);
static_assert(std::is_same_v<decltype(forget_size<keys>(std::declval<tensor<float, normalized<keys<4>>>>())),
                             tensor<float, normalized<keys<dynamic>>>>);

// the values
static_assert(extent<tokens>(fixed) == 2 && extent<d_in>(fixed) == 3);
static_assert(extent<tokens>(forget_size<tokens>(fixed)) == 2 && forget_size<tokens>(fixed) == fixed);
static_assert(expect_size<tokens<2>>(forget_size<tokens>(fixed)) == fixed);
static_assert(expect_size<tokens<2>, d_in<3>>(forget_size<d_in>(forget_size<tokens>(fixed))) == fixed);

// what it refuses
static_assert(has_axis<tokens, decltype(fixed)> && !has_axis<keys, decltype(fixed)>);
static_assert(can_expect<decltype(fixed), tokens<2>> && !can_expect<decltype(fixed), tokens<3>>);
static_assert(!can_expect<decltype(fixed), keys<2>> && !can_expect<decltype(fixed), tokens<dynamic>>);
static_assert(!Constant<[] { return expect_size<tokens<3>>(forget_size<tokens>(fixed)); }>);

// the words: no size, no such axis, another size
using described_x = headsup_diagnostics::operand<axes<batch<2>, tokens<dynamic>, d_in<3>>, float>;
namespace ops = headsup_calls::op;
template <class... Known>
using expecting = headsup_calls::refused<ops::expect_size, headsup_calls::of_axes<Known...>, described_x>;
static_assert(says_that<expecting<tokens<dynamic>>>("HU047 expect_size: ", "fix: tokens<N> with a number"));
static_assert(
    says_that<expecting<keys<3>>>("HU003 expect_size<keys<3>>: x has no keys (batch<2>, tokens<dynamic>, d_in<3>); ",
                                  "fix: expect_size<tokens<3>>(x)"));
static_assert(says_that<expecting<batch<2>, keys<3>>>(
    "HU003 expect_size<batch<2>, keys<3>>: x has no keys (batch<2>, tokens<dynamic>, d_in<3>); ",
    "fix: expect_size<batch<2>, tokens<3>>(x)"));
static_assert(says_that<expecting<d_in<4>>>("HU004 expect_size: x has d_in<3>, expected d_in<4>; ",
                                            "fix: expect_size<d_in<3>>(x)"));
static_assert(says_that<expecting<batch<2>, d_in<4>>>("HU004 expect_size: x has d_in<3>, expected d_in<4>; ",
                                                      "fix: expect_size<batch<2>, d_in<3>>(x)"));
static_assert(says_that<headsup_calls::refused<ops::extent, headsup_calls::along<keys>, described_x>>(
    "HU003 extent<keys>: x has no keys", "fix: extent<tokens>(x), or x with keys"));
static_assert(says_that<headsup_calls::refused<ops::forget_size, headsup_calls::along<keys>, described_x>>(
    "HU003 forget_size<keys>: x has no keys", "fix: forget_size<tokens>(x), or x with keys"));
