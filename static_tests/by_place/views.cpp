#include <headsup/by_place/views.hpp>

#include "numbers.hpp"

namespace {
constexpr auto x = counted<int, tokens<2>, d_in<6>>();

static_assert(
    holds<heads<3>, tokens<4>>(reading<headsup_rule::reshape, roles<>, types<heads<3>, tokens<4>>, numbers<>>::of(x),
                               {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
static_assert(stops_with(reading<headsup_rule::reshape, roles<>, types<heads<3>, tokens<5>>, numbers<>>::of(x),
                         "shape '[3, 5]' is invalid for input of size 12"));
static_assert(holds<tokens<2>, heads<2>, head_dim<3>>(
    reading<headsup_rule::split, roles<d_in>, types<heads<2>, head_dim<3>>, numbers<>>::of(x),
    {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
static_assert(holds<tokens<2>, heads<2>, head_dim<3>>(
    reading<headsup_rule::split, roles<d_out>, types<heads<2>, head_dim<3>>, numbers<>>::of(x),
    {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
static_assert(stops_with(reading<headsup_rule::split, roles<d_in>, types<heads<2>, head_dim<2>>, numbers<>>::of(x),
                         "shape '[2, 2, 2]' is invalid for input of size 12"));
// What is merged comes last: (heads, tokens, head_dim) to (tokens, all_heads).
static_assert(holds<tokens<3>, all_heads<4>>(
    read_along<headsup_rule::merge, all_heads, heads, head_dim>::of(counted<int, heads<2>, tokens<3>, head_dim<2>>()),
    {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
static_assert(holds<keys<2>, d_in<6>>(read_along<headsup_rule::rename, tokens, keys>::of(x),
                                      {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
static_assert(holds<tokens<2>, d_in<6>>(read_along<headsup_rule::rename, tokens, d_in>::of(x),
                                        {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
static_assert(holds<tokens<2>, d_in<6>>(read_along<headsup_rule::forget_factors, tokens>::of(x),
                                        {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));

static_assert(holds<heads<3>>(read_along<headsup_rule::squeeze>::of(counted<int, batch<1>, heads<3>, tokens<1>>()),
                              {1, 2, 3}));
static_assert(holds<batch<1>, heads<3>>(
    read_along<headsup_rule::squeeze, heads>::of(counted<int, batch<1>, heads<3>>()), {1, 2, 3}));
// x.T: 1 2 3, 4 5 6 for each of two, and the last axis first.
static_assert(holds<d_in<3>, tokens<2>, batch<2>>(
    read_along<headsup_rule::transpose>::of(counted<int, batch<2>, tokens<2>, d_in<3>>()),
    {1, 7, 4, 10, 2, 8, 5, 11, 3, 9, 6, 12}));
}  // namespace
