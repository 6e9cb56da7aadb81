#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/map.hpp>
#include <headsup/ops/prints_as.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{0.5f, -1, 2}, {3, 0.25f, -0.75f}}};

constexpr auto is_positive = [](auto number) { return number > 0; };

// the type: of what f returns, without what was known of sums
static_assert(std::is_same_v<decltype(map(x, is_positive)), tensor<bool, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(map(tensor<int>{}, is_positive)), tensor<bool>>);
static_assert(
    std::is_same_v<decltype(exp(tensor<float, tokens<2>, normalized<keys<3>>>{})), tensor<float, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<decltype(tanh(tensor<double, merged<d_out<6>, heads<2>, head_dim<3>>>{})),
                             tensor<double, merged<d_out<6>, heads<2>, head_dim<3>>>>);

// the values
static_assert(map(x, is_positive) == tensor<bool, tokens<2>, d_in<3>>{{{true, false, true}, {true, true, false}}});
static_assert(map(tensor<int>{3}, [](int number) { return 2 * number; }) == 6);
static_assert(map(view(x), is_positive) == map(x, is_positive));

// torch.exp, torch.log, torch.tanh print
static_assert(prints_as(exp(x), {{1.6487, 0.3679, 7.3891}, {20.0855, 1.2840, 0.4724}}));
static_assert(prints_as(log(tensor<float, d_in<3>>{{1, 2, 0.5f}}), {0, 0.69314718, -0.69314718}, 7));
static_assert(prints_as(tanh(x), {{0.46211717, -0.76159418, 0.96402758}, {0.99505478, 0.24491866, -0.63514894}}, 7));
static_assert(sqrt(tensor<float, d_in<3>>{{4, 0, 2}}) == tensor<float, d_in<3>>{{2, 0, 0x1.6a09e6p+0f}});
static_assert(sqrt(tensor<double>{2}) == 0x1.6a09e667f3bcdp+0);

// large ones, in one constant expression
static_assert([] {
  tensor<int, tokens<64>, d_in<96>> large;
  large(63, 95) = 7;
  auto const doubled = map(large, [](int number) { return 2 * number; });
  return doubled(63, 95) == 14 && doubled(0, 0) == 0;
}());

// the type: zeros stay where a function makes 0 of 0
template <class... As> using halved = decltype(std::declval<tensor<float, As...>>() / 2.0f);
using lower = lower_triangle<keys<3>, tokens<3>, 0>;
static_assert(std::is_same_v<halved<tokens<3>, lower>, tensor<float, tokens<3>, lower>> &&
              std::is_same_v<halved<tokens<3>, keeps<lower>>, tensor<float, tokens<3>, lower>> &&
              std::is_same_v<halved<tokens<3>, normalized<keys<3>>>, tensor<float, tokens<3>, keys<3>>>);

// a mask as numbers is the same mask, also one that is a triangle of bools over keys; calculated from, it is none
using seen = tensor<bool, batch<2>, keeps<tokens<3>>>;
static_assert(std::is_same_v<decltype(to<float>(std::declval<seen>())), tensor<float, batch<2>, keeps<tokens<3>>>> &&
              std::is_same_v<decltype(exp(to<float>(std::declval<seen>()))), tensor<float, batch<2>, tokens<3>>>);
template <class Scalar> using table = tensor<Scalar, tokens<3>, lower_triangle<keys<3>, tokens<3>, 0>>;
static_assert(std::is_same_v<decltype(to<float>(std::declval<table<bool>>())),
                             tensor<float, tokens<3>, keeps<lower_triangle<keys<3>, tokens<3>, 0>>>> &&
              std::is_same_v<decltype(to<double>(std::declval<table<float>>())), table<double>>);
