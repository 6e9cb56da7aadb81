#include <headsup/by_place/rows.hpp>

#include "numbers.hpp"

namespace {
constexpr auto x = counted<int, batch<2>, tokens<3>, d_in<2>>();

static_assert(std::is_same_v<without_place<axes<batch<2>, tokens<3>, d_in<5>>, 1>, axes<batch<2>, d_in<5>>>);
static_assert(holds<keys<12>>(over<axes<keys<12>>>(x), {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
static_assert(std::is_same_v<axes_of<decltype(unknown(tensor<float, normalized<keys<3>>>{}))>, axes<keys<3>>>);

constexpr walk middle(sizes_in<axes<batch<2>, tokens<3>, d_in<5>>>, 1), last_two({3, {2, 3, 5}}, 1, 2);
static_assert(middle.outer == 2 && middle.count == 3 && middle.step == 5);
static_assert(last_two.outer == 2 && last_two.count == 15 && last_two.step == 1);

constexpr auto first = [](int const* from, int* to, std::size_t step, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) to[i * step] = from[0];
};
static_assert(holds<batch<2>, tokens<3>, d_in<2>>(each_row(x, 1, first), {1, 2, 1, 2, 1, 2, 7, 8, 7, 8, 7, 8}));
constexpr auto last = [](int const* from, std::size_t step, std::size_t n) { return from[(n - 1) * step]; };
static_assert(holds<batch<2>, d_in<2>>(reduced<1>(x, last), {5, 6, 11, 12}));
}  // namespace
