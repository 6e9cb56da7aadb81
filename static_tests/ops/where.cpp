#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/ops/compare.hpp>
#include <headsup/ops/where.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

// the type: the longest of the three lists; numbers are converted as beside an operator
using mask = tensor<bool, tokens<3>>;
using x = tensor<float, batch<2>, tokens<3>>;
static_assert(std::is_same_v<decltype(where(mask{}, x{}, x{})), x>);
static_assert(std::is_same_v<decltype(where(mask{}, 1.5, tensor<float, tokens<3>, batch<2>>{})),
                             tensor<float, tokens<3>, batch<2>>>);
static_assert(std::is_same_v<decltype(where(tensor<bool, tokens<3>, keys<5>>{}, tensor<int, keys<5>>{}, 0)),
                             tensor<int, tokens<3>, keys<5>>>);
static_assert(std::is_same_v<decltype(where(mask{}, tensor<int, tokens<3>>{}, 0.5)), tensor<float, tokens<3>>>);
static_assert(std::is_same_v<decltype(where(mask{}, 2, tensor<double, tokens<3>>{})), tensor<double, tokens<3>>>);
static_assert(std::is_same_v<decltype(where(mask{}, 1.0, 0)), tensor<float, tokens<3>>>);
static_assert(std::is_same_v<decltype(where(mask{}, 1, 0)), tensor<int, tokens<3>>>);
static_assert(std::is_same_v<decltype(where(mask{}, true, false)), mask>);

// what was known of sums and triangles is forgotten
using weights = tensor<float, tokens<3>, normalized<keys<3>>>;
using shown = tensor<bool, tokens<3>, lower_triangle<keys<3>, tokens<3>, 0>>;
static_assert(std::is_same_v<decltype(where(shown{}, weights{}, 0)), tensor<float, tokens<3>, keys<3>>>);

// what are ids of one axis are so still, also one alone
using words = tensor<int, ids_of<vocab<7>, tokens<3>>>;
static_assert(std::is_same_v<decltype(where(mask{}, words{}, words{})), words>);
static_assert(std::is_same_v<decltype(where(tensor<bool, batch<2>, tokens<3>>{}, words{}, words{})),
                             tensor<int, ids_of<vocab<7>, batch<2>>, tokens<3>>>);
static_assert(std::is_same_v<decltype(where(mask{}, words{}, 0)), tensor<int, tokens<3>>>);
using word = tensor<int, ids_of<vocab<7>>>;
static_assert(std::is_same_v<decltype(where(tensor<bool>{true}, word{3}, word{1})), word>);

// the values: those that the documentation of torch.where prints
constexpr tensor<float, tokens<3>, d_in<2>> printed{{{-0.4620f, 0.3139f}, {0.3898f, -0.7197f}, {0.0478f, -0.1657f}}};
constexpr tensor<float, tokens<3>, d_in<2>> ones{{{1, 1}, {1, 1}, {1, 1}}};
static_assert(where(printed > 0, 1.0, 0.0) == tensor<float, tokens<3>, d_in<2>>{{{0, 1}, {1, 0}, {1, 0}}});
static_assert(where(printed > 0, printed, ones) ==
              tensor<float, tokens<3>, d_in<2>>{{{1, 0.3139f}, {0.3898f, 1}, {0.0478f, 1}}});

// each of the three may be the longest, and have its axes in another order
constexpr tensor<bool, keys<3>> present{{true, false, true}};
constexpr tensor<int, tokens<2>, keys<3>> upright{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, keys<3>, tokens<2>> lying{{{10, 40}, {20, 50}, {30, 60}}};
static_assert(where(present, upright, lying) == tensor<int, tokens<2>, keys<3>>{{{1, 20, 3}, {4, 50, 6}}});
static_assert(where(present, lying, upright) == tensor<int, keys<3>, tokens<2>>{{{10, 40}, {2, 5}, {30, 60}}});
static_assert(where(present, tensor<int, keys<3>>{{7, 8, 9}}, lying) ==
              tensor<int, keys<3>, tokens<2>>{{{7, 7}, {20, 50}, {9, 9}}});
static_assert(where(upright > 3, tensor<int, keys<3>>{{7, 8, 9}}, tensor<int, tokens<2>>{{-1, -2}}) ==
              tensor<int, tokens<2>, keys<3>>{{{-1, -1, -1}, {7, 8, 9}}});
static_assert(where(present, 0, upright) == tensor<int, tokens<2>, keys<3>>{{{0, 2, 0}, {0, 5, 0}}});

// views; without axes
static_assert(where(view(present), view(upright), view(lying)) == where(present, upright, lying));
static_assert(where(tensor<bool>{true}, 3, 4) == 3 && where(tensor<bool>{false}, 3, 4) == 4);
static_assert(where(tensor<bool>{false}, upright, 0) == tensor<int, tokens<2>, keys<3>>{});

// what it refuses
static_assert(can_choose<mask, x, float> && !can_choose<bool, x, x> && !can_choose<tensor<float, tokens<3>>, x, x> &&
              !can_choose<mask, x, tensor<double, batch<2>, tokens<3>>> && !can_choose<mask, x, char const*> &&
              !can_choose<tensor<bool, keys<3>>, x, x> && !can_choose<tensor<bool, tokens<2>>, x, x> &&
              !can_choose<mask, tensor<float, keys<5>>, tensor<float, batch<2>>>);

// the words, with each of the three the longest
template <class... Xs> using said = headsup_calls::refused<headsup_calls::op::where, headsup_calls::no_names, Xs...>;
static_assert(says_that<said<tensor<bool, keys<3>>, tensor<float, tokens<3>>, x>>(
    "HU008 where: the axes of the mask must all be axes of right, right (batch<2>, tokens<3>), mask (keys<3>); ",
    "fix: rename<keys, tokens>(mask) if keys means tokens"));
static_assert(says_that<said<tensor<bool, keys<5>>, x, tensor<float, tokens<3>>>>(
    "HU008 where: the axes of the mask must all be axes of left, ",
    "fix: rename<keys, tokens>(slice<keys<3>>(mask, 0)) if the rest is not meant, or left with keys<5>"));
static_assert(says_that<said<tensor<bool, batch<2>, tokens<3>>, tensor<int, d_in<5>>, tensor<int>>>(
    "HU008 where: the axes of the left must all be axes of mask, ", "fix: expand<d_in<5>>(mask)"));
static_assert(says_that<said<headsup_diagnostics::operand<headsup_diagnostics::no_tensor, bool>, x, x>>(
    "HU003 where: mask is not a tensor; ", "fix: x - y == 0 if it is x == y, or mask ? left : right"));
static_assert(says_that<said<mask, x, headsup_diagnostics::operand<headsup_diagnostics::no_tensor, char const*>>>(
    "HU003 where: right ", "for right"));

// bools to choose from become whole numbers beside one
static_assert(where(tensor<bool>{true}, tensor<bool, keys<2>>{true, false}, 5) == tensor<int, keys<2>>{1, 0});
static_assert(where(tensor<bool>{false}, tensor<bool>{true}, 5) == 5);
