#include <headsup/by_place/compared.hpp>

#include "numbers.hpp"

namespace {
constexpr auto x = counted<float, batch<2>, d_in<3>>();  // 1 2 3, 4 5 6
constexpr tensor<float, tokens<2>, keys<3>> y{{1, 0, 0}, {0, 3, 4}};

static_assert(holds<batch<2>>(read_along<headsup_rule::cosine>::of(x, y), {0.2673, 0.8889}));
static_assert(holds<d_in<3>>(read_along<headsup_rule::cosine, batch>::of(x, y), {0.2425, 0.9285, 0.8944}));

// A running sum along the first axis, whose state is called otherwise.
constexpr auto step = [](auto const& now, auto const& before) {
  return headsup_by_place::pairwise(now, before, [](float a, float b) { return a + b; });
};
static_assert(holds<batch<2>, keys<3>>(read_along<headsup_rule::scan, batch>::of(x, counted<float, keys<3>>(), step),
                                       {2, 4, 6, 6, 9, 12}));
}  // namespace
