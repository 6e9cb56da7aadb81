#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/scan.hpp>

using namespace headsup;

constexpr auto add = [](auto const& now, auto const& before) { return now + before; };

// the type: the states of all positions, first the axis they were carried along
using x = tensor<int, batch<2>, tokens<3>, d_in<5>>;
using state = tensor<int, batch<2>, d_in<5>>;
static_assert(std::is_same_v<decltype(scan<tokens>(x{}, state{}, add)), tensor<int, tokens<3>, batch<2>, d_in<5>>>);

// the values: running sums; a state with axes of its own; one position; a view
constexpr tensor<int, tokens<4>> four{{1, 2, 3, 4}};
static_assert(scan<tokens>(four, tensor<int>{10}, add) == tensor<int, tokens<4>>{{11, 13, 16, 20}});
static_assert(scan<tokens>(view(four), tensor<int>{10}, add) == tensor<int, tokens<4>>{{11, 13, 16, 20}});
static_assert(scan<tokens>(four, tensor<int, d_out<2>>{{0, 100}}, add) ==
              tensor<int, tokens<4>, d_out<2>>{{{1, 101}, {3, 103}, {6, 106}, {10, 110}}});
static_assert(scan<tokens>(tensor<int, tokens<1>>{{7}}, tensor<int>{}, add) == tensor<int, tokens<1>>{{7}});
static_assert(scan<batch>(tensor<int, batch<2>, tokens<2>>{{{1, 2}, {3, 4}}}, tensor<int, tokens<2>>{}, add) ==
              tensor<int, batch<2>, tokens<2>>{{{1, 2}, {4, 6}}});

// the order of the arguments: what is now, what was before
static_assert(scan<tokens>(four, tensor<int>{}, [](auto const& now, auto const& before) { return now - before; }) ==
              tensor<int, tokens<4>>{{1, 1, 2, 2}});

// what it refuses
static_assert(can_scan<tokens, x, state> && !can_scan<batch, x, state> && !can_scan<keys, x, state> &&
              !can_scan<tokens, int, state> && !can_scan<tokens, x, int>);
