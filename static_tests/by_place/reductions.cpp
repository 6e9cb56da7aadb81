#include <headsup/by_place/reductions.hpp>

#include "numbers.hpp"

namespace {
constexpr auto x = counted<float, tokens<2>, d_in<3>>();  // 1 2 3, 4 5 6

// Along the axis, or where it would be: examples first, others last; without a role, all of them.
static_assert(holds<d_in<3>>(read_along<headsup_rule::sum, tokens>::of(x), {5, 7, 9}));
static_assert(holds<d_in<3>>(read_along<headsup_rule::mean, batch>::of(x), {2.5, 3.5, 4.5}));
static_assert(holds<tokens<2>>(read_along<headsup_rule::max, keys>::of(x), {3, 6}));
static_assert(holds<>(read_along<headsup_rule::sum>::of(x), {21}));
static_assert(holds<>(read_along<headsup_rule::mean>::of(x), {3.5}));
static_assert(holds<d_in<3>>(read_along<headsup_rule::sum, batch>::of(counted<int, tokens<2>, d_in<3>>()), {5, 7, 9}));
static_assert(!IsRead<headsup_rule::mean, tensor<int, tokens<2>>>);

static_assert(holds<tokens<2>>(read_along<headsup_rule::exp>::of(counted<int, tokens<2>>()), {2.7183, 7.3891}));
}  // namespace
