#include <headsup/by_place/tables.hpp>

#include "numbers.hpp"

namespace {
constexpr auto x = counted<int, vocab<3>, d_in<2>>();  // 1 2, 3 4, 5 6
constexpr tensor<int, tokens<4>> ids{{2, 0, 1, 2}};

static_assert(holds<tokens<4>, d_in<2>>(read_along<headsup_rule::lookup, keys>::of(x, ids), {5, 6, 1, 2, 3, 4, 5, 6}));
constexpr tensor<int, tokens<3>> columns{{1, 0, 1}};
static_assert(holds<vocab<3>, tokens<3>>(read_along<headsup_rule::lookup, d_in>::of(x, columns),
                                         {2, 1, 2, 4, 3, 4, 6, 5, 6}));

using concat = read_along<headsup_rule::concat, d_in>;
static_assert(holds<vocab<3>, d_in<3>>(concat::of(x, counted<int, tokens<3>, keys<1>>()), {1, 2, 1, 3, 4, 2, 5, 6, 3}));
static_assert(stops_with(concat::of(x, counted<int, tokens<4>, keys<1>>()),
                         "Sizes of tensors must match except in dimension 1. Expected size 3 but got size 4 for tensor "
                         "number 1 in the list."));
static_assert(stops_with(concat::of(x, counted<int, keys<1>>()),
                         "Tensors must have same number of dimensions: got 2 and 1"));

static_assert(holds<d_in<2>>(read_along<headsup_rule::take, batch>::of(x, 1), {3, 4}));
static_assert(holds<vocab<3>>(read_along<headsup_rule::take, keys>::of(x, -1), {2, 4, 6}));
static_assert(holds<d_in<2>>(reading<headsup_rule::take, roles<vocab>, types<>, numbers<2>>::of(x), {5, 6}));
static_assert(outside<0, axes<vocab<3>, d_in<2>>>(9) == "index 9 is out of bounds for dimension 0 with size 3");
static_assert(outside<1, axes<vocab<3>, d_in<2>>>(-7) == "index -7 is out of bounds for dimension 1 with size 2");

static_assert(holds<batch<2>, d_in<2>>(reading<headsup_rule::slice, roles<>, types<batch<2>>, numbers<>>::of(x, 1),
                                       {3, 4, 5, 6}));
static_assert(holds<vocab<3>, keys<1>>(reading<headsup_rule::slice, roles<>, types<keys<1>>, numbers<>>::of(x, 1),
                                       {2, 4, 6}));
// At the end, there are fewer.
static_assert(holds<vocab<2>, d_in<2>>(reading<headsup_rule::slice, roles<>, types<vocab<9>>, numbers<1>>::of(x),
                                       {3, 4, 5, 6}));
}  // namespace
