#include <headsup/by_place/pairs.hpp>

#include "numbers.hpp"

namespace {
using plus = read_along<headsup_rule::plus>;
constexpr auto x = counted<float, batch<2>, tokens<3>>();

// From the right: [[1, 2, 3], [4, 5, 6]] + [[1], [2]], and + [1, 2, 3].
static_assert(holds<batch<2>, tokens<3>>(plus::of(x, counted<float, heads<2>, keys<1>>()), {2, 3, 4, 6, 7, 8}));
static_assert(holds<batch<2>, tokens<3>>(plus::of(x, counted<float, keys<3>>()), {2, 4, 6, 5, 7, 9}));
static_assert(holds<batch<2>, tokens<3>>(plus::of(x, counted<float, batch<2>>()), {2, 3, 4, 6, 7, 8}));  // by name
static_assert(stops_with(plus::of(x, counted<float, heads<2>>()),
                         "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1"));
static_assert(holds<batch<2>, tokens<3>>(plus::of(x, counted<int, keys<3>>()), {2, 4, 6, 5, 7, 9}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::residual>::of(x, counted<float, keys<3>>()),
                                         {2, 4, 6, 5, 7, 9}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::less_than>::of(x,
                                                                                 counted<float, heads<2>, keys<1>>()),
                                         {0, 0, 0, 0, 0, 0}));

constexpr tensor<bool, heads<2>, keys<1>> second{{false}, {true}};
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::masked_fill>::of(x, second, -9),
                                         {1, 2, 3, -9, -9, -9}));
static_assert(holds<batch<2>, tokens<3>>(
    read_along<headsup_rule::combine>::of(x, counted<float, keys<3>>(), [](float a, float b) { return 10 * a + b; }),
    {11, 22, 33, 41, 52, 63}));
}  // namespace
