#include <headsup/axes/roles.hpp>
#include <headsup/tensor/by_size.hpp>

#include <type_traits>

using namespace headsup;

// the type: whether a list ends in axes of these roles, of whatever sizes
using list = axes<batch<2>, tokens<5>, d_in<3>>;
static_assert(headsup_run_time::ends_in<list, d_in<1>> && headsup_run_time::ends_in<list, tokens<1>, d_in<1>> &&
              headsup_run_time::ends_in<list>);
static_assert(headsup_run_time::ends_in<list, batch<1>, tokens<1>, d_in<1>> && headsup_run_time::ends_in<axes<>>);
static_assert(!headsup_run_time::ends_in<list, tokens<1>> && !headsup_run_time::ends_in<list, d_in<1>, tokens<1>> &&
              !headsup_run_time::ends_in<axes<d_in<3>>, tokens<1>, d_in<1>> && !headsup_run_time::ends_in<axes<>, d_in<1>>);

// the values: a constant is what the operations compute, however large the work
template <std::size_t Columns, class... Last> constexpr auto doubled(tensor<float, tokens<2>, d_in<3>> const& x) {
  return headsup_run_time::by_size<Columns, Last...>(
      x,
      [&] {
        auto result = x;
        for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] *= 2;
        return result;
      },
      [](float*) {});
}
constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<float, tokens<2>, d_in<3>> twice{{{2, 4, 6}, {8, 10, 12}}};
static_assert(doubled<1, d_in<1>>(x) == twice && doubled<headsup_kernels::large, d_in<1>>(x) == twice &&
              doubled<headsup_kernels::large, tokens<1>>(x) == twice);
static_assert(std::is_same_v<decltype(doubled<headsup_kernels::large, d_in<1>>(x)), tensor<float, tokens<2>, d_in<3>>>);
