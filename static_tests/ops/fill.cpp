#include <headsup/axes/roles.hpp>
#include <headsup/ops/fill.hpp>

#include <cstdint>

using namespace headsup;

// the type: the axes as written
static_assert(std::is_same_v<decltype(full<float, tokens<2>, keys<3>>(7)), tensor<float, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<decltype(ones<bool, keys<3>>()), tensor<bool, keys<3>>>);
static_assert(std::is_same_v<decltype(zeros<double>()), tensor<double>>);
static_assert(
    std::is_same_v<decltype(arange<std::int64_t, tokens<5>>()), tensor<std::int64_t, ids_of<tokens<5>, tokens<5>>>>);
static_assert(std::is_same_v<decltype(arange<float, tokens<5>>()), tensor<float, tokens<5>>>);
// ids of something else, where the axis says so
static_assert(
    std::is_same_v<decltype(arange<int, ids_of<vocab<9>, tokens<5>>>()), tensor<int, ids_of<vocab<9>, tokens<5>>>>);
static_assert(std::is_same_v<decltype(arange<int, ids_of<vocab<9>, tokens<dynamic>>>(sized<tokens>(5))),
                             tensor<int, ids_of<vocab<9>, tokens<dynamic>>>>);
static_assert(arange<int, ids_of<vocab<9>, tokens<3>>>() == tensor<int, ids_of<vocab<9>, tokens<3>>>{{0, 1, 2}});

// the values
static_assert(full<int, tokens<2>, keys<3>>(7) == tensor<int, tokens<2>, keys<3>>{{{7, 7, 7}, {7, 7, 7}}});
static_assert(full<int>(7) == 7);
static_assert(ones<float, keys<3>>() == tensor<float, keys<3>>{{1, 1, 1}});
static_assert(zeros<float, keys<3>>() == tensor<float, keys<3>>{{0, 0, 0}});
static_assert(arange<std::int64_t, tokens<5>>() == tensor<std::int64_t, tokens<5>>{{0, 1, 2, 3, 4}});
static_assert(arange<float, d_in<3>>() == tensor<float, d_in<3>>{{0, 1, 2}});
static_assert(arange<float, tokens<2>, d_in<3>>() == tensor<float, tokens<2>, d_in<3>>{{{0, 1, 2}, {3, 4, 5}}});
static_assert(std::is_same_v<decltype(arange<int, tokens<2>, d_in<3>>()), tensor<int, tokens<2>, d_in<3>>>);

// large ones, in one constant expression
static_assert([] {
  auto const large = ones<float, tokens<64>, d_in<96>>();
  return large(0, 0) == 1 && large(63, 95) == 1 && zeros<float, tokens<64>, d_in<96>>()(63, 95) == 0;
}());

// what it refuses: to count along no axis
template <class Scalar, class... As> concept countable = requires { arange<Scalar, As...>(); };
static_assert(countable<int, tokens<5>> && countable<int, tokens<5>, keys<2>> && !countable<int>);
