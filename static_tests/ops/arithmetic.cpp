#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>

#include <cstdint>

using namespace headsup;

template <class X, class Y> using total = decltype(std::declval<X>() + std::declval<Y>());

using x3 = tensor<float, batch<2>, tokens<3>, d_in<5>>;
using weights = tensor<float, tokens<3>, normalized<keys<7>>>;

// the type: the axes of the operand that has all those of the other, whichever side it is on
static_assert(std::is_same_v<total<x3, x3>, x3>);
static_assert(std::is_same_v<total<x3, tensor<float, d_in<5>>>, x3> &&
              std::is_same_v<total<tensor<float, d_in<5>>, x3>, x3>);
static_assert(std::is_same_v<total<x3, tensor<float, d_in<5>, batch<2>>>, x3>);
static_assert(std::is_same_v<total<tensor<float, tokens<3>>, x3>, x3>);
static_assert(std::is_same_v<total<x3, tensor<float>>, x3> && std::is_same_v<total<tensor<float>, x3>, x3>);
static_assert(std::is_same_v<total<tensor<float>, tensor<float>>, tensor<float>>);

// where both have all axes, the order of the left one
static_assert(std::is_same_v<total<tensor<float, tokens<3>, d_in<5>>, tensor<float, d_in<5>, tokens<3>>>,
                             tensor<float, tokens<3>, d_in<5>>>);

// views and tensors alike
static_assert(std::is_same_v<total<tensor_view<float const, tokens<3>, d_in<5>>, tensor<float, d_in<5>>>,
                             tensor<float, tokens<3>, d_in<5>>>);

// what was known about sums is forgotten, the factors of an axis are not
static_assert(std::is_same_v<total<weights, weights>, tensor<float, tokens<3>, keys<7>>>);
static_assert(std::is_same_v<decltype(weights{} * 2), tensor<float, tokens<3>, keys<7>>>);
static_assert(std::is_same_v<decltype(-weights{}), tensor<float, tokens<3>, keys<7>>>);
static_assert(std::is_same_v<total<tensor<int, merged<d_out<6>, heads<2>, head_dim<3>>>, tensor<int, d_out<6>>>,
                             tensor<int, merged<d_out<6>, heads<2>, head_dim<3>>>>);

// numbers of two types follow C++'s conversions; a plain number takes the type of the tensor
static_assert(std::is_same_v<total<tensor<double, d_in<5>>, tensor<float, d_in<5>>>, tensor<double, d_in<5>>>);
static_assert(std::is_same_v<decltype(x3{} / 2.0), x3> && std::is_same_v<decltype(2 - x3{}), x3>);

// the values
constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<float, d_in<3>> row{{10, 20, 30}};
constexpr tensor<float, tokens<2>> column{{1, 2}};
constexpr tensor<float, d_in<3>, tokens<2>> turned{{{1, 4}, {2, 5}, {3, 6}}};
static_assert(x + x == tensor<float, tokens<2>, d_in<3>>{{{2, 4, 6}, {8, 10, 12}}});
static_assert(x - row == tensor<float, tokens<2>, d_in<3>>{{{-9, -18, -27}, {-6, -15, -24}}});
static_assert(row - x == tensor<float, tokens<2>, d_in<3>>{{{9, 18, 27}, {6, 15, 24}}});
static_assert(x * column == tensor<float, tokens<2>, d_in<3>>{{{1, 2, 3}, {8, 10, 12}}});
static_assert(column / x ==
              tensor<float, tokens<2>, d_in<3>>{{{1, 1 / 2.0f, 1 / 3.0f}, {1 / 2.0f, 2 / 5.0f, 1 / 3.0f}}});
static_assert(turned / column == tensor<float, d_in<3>, tokens<2>>{{{1, 2}, {2, 2.5f}, {3, 3}}});

// permuted operands are paired by role, not by position
static_assert(x - turned == tensor<float, tokens<2>, d_in<3>>{});
static_assert(turned - x == tensor<float, d_in<3>, tokens<2>>{});
static_assert(x * turned == tensor<float, tokens<2>, d_in<3>>{{{1, 4, 9}, {16, 25, 36}}});

// also for rank 4, with an operand that has the first and the third axis, in reverse order
using x4 = tensor<int, batch<2>, heads<3>, tokens<5>, keys<7>>;
constexpr x4 large = [] {
  x4 numbers;
  for (std::size_t i = 0; i < x4::size(); ++i) numbers.data()[i] = static_cast<int>(i);
  return numbers;
}();
constexpr tensor<int, tokens<5>, batch<2>> part{{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}};
static_assert([] {
  auto const left_over = part - large;
  auto const same = large - part;
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t h = 0; h < 3; ++h)
      for (std::size_t t = 0; t < 5; ++t)
        for (std::size_t k = 0; k < 7; ++k)
          if (same(b, h, t, k) != large(b, h, t, k) - part(t, b) || left_over(b, h, t, k) != -same(b, h, t, k))
            return false;
  return std::is_same_v<decltype(left_over), x4 const>;
}());

// plain numbers on both sides, and tensors without axes
static_assert(row + 1 == tensor<float, d_in<3>>{{11, 21, 31}} && 1 + row == row + 1);
static_assert(row - 1 == tensor<float, d_in<3>>{{9, 19, 29}} && 1 - row == -(row - 1));
static_assert(row * 2 == row + row && 2 * row == row * 2);
static_assert(row / 4 == tensor<float, d_in<3>>{{2.5f, 5, 7.5f}} && 60 / row == tensor<float, d_in<3>>{{6, 3, 2}});
static_assert(row - tensor<float>{1} == row - 1 && tensor<float>{1} - row == 1 - row);
static_assert(tensor<float>{3} * tensor<float>{2} == 6);

// as in PyTorch: the plain number becomes a float before it is used, so that 0.1 is 0.1f
static_assert((row * 0.1)(0) == 10 * 0.1f && (x + 1e-8)(0, 0) == 1);
constexpr tensor<std::int64_t, tokens<2>> ids{{3, 4}};
static_assert(ids * 2 + 1 == tensor<std::int64_t, tokens<2>>{{7, 9}});

// views
static_assert(view(x) + view(row) == x + row && view(x) * x == x * x && -view(row) == -row && 2 * view(x) == x + x);

template <class X, class Y> concept addable = requires(X a, Y b) { a + b; };
static_assert(addable<x3, int> && addable<double, x3>);
static_assert(!can_calculate<x3, char const*> && !can_calculate<float*, x3>);

// integers combined with a floating-point number become float: nothing is truncated
static_assert(tensor<int, tokens<2>>{{1, 3}} * 0.5 == tensor<float, tokens<2>>{{0.5f, 1.5f}});
static_assert(1.5f - tensor<int, tokens<2>>{{1, 3}} == tensor<float, tokens<2>>{{0.5f, -1.5f}});
static_assert(tensor<int, tokens<2>>{{1, 3}} * 2 == tensor<int, tokens<2>>{{2, 6}});

// in place: the left operand keeps its axes, also where it is a view or its size is known only at run time
constexpr auto changed = [](auto left, auto const& right) {
  left += right;
  left *= 2;
  left -= right;
  (left /= 4) += 1;
  return left;
};
static_assert(changed(x, row) == ((x + row) * 2 - row) / 4 + 1);
static_assert([] {
  auto all = x.clone();
  auto seen = view(all);
  seen += 1;
  seen += seen;
  return all == (x + 1) * 2;
}());
static_assert([] {
  tensor<float, tokens<dynamic>, d_in<3>> left(sized<tokens>(2));
  left += x;
  left += row;
  return left == x + row;
}());

// a bool beside a whole number is one too, and beside a bool it stays a bool
constexpr tensor<bool, tokens<3>> present{true, false, true};
static_assert(present * 2 == tensor<int, tokens<3>>{2, 0, 2} && 5 - present == tensor<int, tokens<3>>{4, 5, 4} &&
              present / 3 == tensor<int, tokens<3>>{} && present * 2L == tensor<long, tokens<3>>{2, 0, 2});
static_assert(present * 0.5f == tensor<float, tokens<3>>{0.5f, 0, 0.5f});

// what an operator computes can replace its left operand: a variable, of the same axes and type of numbers, of which no
// more is known than of the result
template <class Call, class Left, class Result>
constexpr bool replaces = std::is_same_v<typename headsup_rule::assignment<Call, Left&, Result>::type, headsup_diagnostics::reported>;
using x_row = tensor<float, d_in<5>>;
static_assert(replaces<headsup_rule::plus, x_row, x_row> && !replaces<headsup_rule::plus, x_row const, x_row>);
static_assert(!replaces<headsup_rule::plus, x_row, x3> && !replaces<headsup_rule::plus, tensor<int, d_in<5>>, x_row>);
static_assert(!replaces<headsup_rule::times, tensor<float, normalized<keys<3>>>, tensor<float, keys<3>>> &&
              replaces<headsup_rule::times, tensor<float, keys<3>>, tensor<float, normalized<keys<3>>>>);
static_assert(replaces<headsup_rule::plus, tensor<float, tokens<dynamic>, d_in<5>>, tensor<float, tokens<3>, d_in<5>>>);

// a mask of 0 and 1 is multiplied, and not added; of what it is multiplied with, only the zeros are known
using scores = tensor<float, tokens<3>, keys<3>>;
using lower = lower_triangle<keys<3>, tokens<3>, 0>;
using shown = tensor<float, tokens<3>, keeps<lower>>;
static_assert(std::is_same_v<decltype(std::declval<scores>() * std::declval<shown>()), tensor<float, tokens<3>, lower>>);
using padded = tensor<float, batch<2>, keeps<keys<3>>>;
using batches = tensor<float, batch<2>, tokens<3>, keys<3>>;
using hidden = tensor<float, batch<2>, tokens<3>, headsup_detail::zero_where_hidden<keys<3>>>;
static_assert(
    std::is_same_v<decltype(std::declval<batches>() * std::declval<padded>()), hidden> &&
    std::is_same_v<decltype(std::declval<padded>() * std::declval<batches>() / 8.0f), hidden> &&
    std::is_same_v<decltype(2.0f * std::declval<hidden>()), hidden> &&
    std::is_same_v<decltype(std::declval<hidden>() + 1.0f), batches> &&
    std::is_same_v<decltype(std::declval<padded>() * std::declval<padded>()), tensor<float, batch<2>, keys<3>>>);
// values times weights that choose among them
using chosen = tensor<float, tokens<3>, normalized<keys<3>>>;
using of_both = tensor<float, tokens<3>, headsup_detail::weighed<keys<3>>>;
static_assert(std::is_same_v<decltype(std::declval<chosen>() * std::declval<scores>()), of_both> &&
              std::is_same_v<decltype(std::declval<tensor<float, keys<3>>>() * std::declval<chosen>()), of_both> &&
              std::is_same_v<decltype(std::declval<chosen>() * std::declval<tensor<float, tokens<3>>>()), scores> &&
              std::is_same_v<decltype(std::declval<chosen>() * std::declval<chosen>()), scores>);
static_assert(can_calculate<scores, shown> && headsup_detail::can_operate<headsup_rule::times, scores, shown> &&
              !headsup_detail::can_operate<headsup_rule::plus, scores, shown> &&
              !headsup_detail::can_operate<headsup_rule::minus, shown, scores> &&
              headsup_detail::can_operate<headsup_rule::plus, shown, shown>);
static_assert(std::is_same_v<decltype(!std::declval<tensor<bool, batch<2>, keeps<tokens<3>>>>()),
                             tensor<bool, batch<2>, hides<tokens<3>>>>);
