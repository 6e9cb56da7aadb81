#include <headsup/axes/roles.hpp>
#include <headsup/ops/combine.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<float, d_in<3>> row{{10, 20, 30}};
constexpr tensor<float, tokens<2>> column{{1, 2}};
constexpr tensor<float, d_in<3>, tokens<2>> turned{{{1, 4}, {2, 5}, {3, 6}}};

// any function, and its type decides; the first operand stays first, whichever of the two is repeated
constexpr auto is_less = [](float a, float b) { return a < b; };
constexpr auto difference = [](float a, float b) { return a - b; };
static_assert(combine(column, x, is_less) ==
              tensor<bool, tokens<2>, d_in<3>>{{{false, true, true}, {true, true, true}}});
static_assert(combine(x, row, difference) == tensor<float, tokens<2>, d_in<3>>{{{-9, -18, -27}, {-6, -15, -24}}});
static_assert(combine(row, x, difference) == tensor<float, tokens<2>, d_in<3>>{{{9, 18, 27}, {6, 15, 24}}});

// numbers are paired by role; the order is that of the left operand where both have all axes
static_assert(combine(turned, x, difference) == tensor<float, d_in<3>, tokens<2>>{});

// what was known about sums is forgotten
using x3 = tensor<float, batch<2>, tokens<3>, d_in<5>>;
using weights = tensor<float, tokens<3>, normalized<keys<7>>>;
static_assert(std::is_same_v<decltype(combine(weights{}, weights{}, difference)), tensor<float, tokens<3>, keys<7>>>);

// what it refuses: an axis that the other lacks on both sides, and two sizes, even if one of them is 1
static_assert(can_combine<x3, x3> && can_combine<x3, tensor<float, tokens<3>>>);
static_assert(can_combine<tensor<float, tokens<3>>, x3> && can_combine<x3, tensor<float>>);
static_assert(can_combine<tensor<float, keys<7>, tokens<3>>, weights>);
static_assert(!can_combine<tensor<float, batch<2>, tokens<3>>, tensor<float, tokens<3>, d_in<5>>>);
static_assert(!can_combine<tensor<float, tokens<3>>, tensor<float, keys<3>>>);
static_assert(!can_combine<x3, tensor<float, tokens<4>>> && !can_combine<x3, tensor<float, tokens<1>>>);
static_assert(!can_combine<x3, tensor<float, batch<2>, keys<3>>> && !can_combine<x3, float>);
