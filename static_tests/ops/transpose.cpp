#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/transpose.hpp>

#include <type_traits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::no_tensor;
using headsup_diagnostics::operand;

constexpr tensor<int, tokens<2>, d_in<3>> matrix{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, batch<2>, tokens<3>, d_in<5>> x = [] {
  tensor<int, batch<2>, tokens<3>, d_in<5>> numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers.data()[i] = static_cast<int>(i);
  return numbers;
}();

// the type: roles stay with their numbers, and so does what is known about them
static_assert(std::is_same_v<decltype(transpose(tensor<int, tokens<2>, d_in<3>>{})), tensor<int, d_in<3>, tokens<2>>>);
static_assert(std::is_same_v<decltype(transpose<batch, d_in>(x)), tensor<int, d_in<5>, tokens<3>, batch<2>>>);
static_assert(std::is_same_v<decltype(transpose(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<float, normalized<keys<3>>, tokens<2>>>);
static_assert(std::is_same_v<decltype(transpose(tensor<float, tokens<2>, merged<d_out<6>, heads<2>, head_dim<3>>>{})),
                             tensor<float, merged<d_out<6>, heads<2>, head_dim<3>>, tokens<2>>>);
static_assert(std::is_same_v<decltype(reorder<axes<tokens<3>, d_in<5>, batch<2>>>(x)),
                             tensor<int, tokens<3>, d_in<5>, batch<2>>>);
// a list of plain axes forgets nothing, and one that says more is as it says
using merged_heads = tensor<float, batch<2>, tokens<4>, merged<d_out<6>, heads<2>, head_dim<3>>>;
static_assert(std::is_same_v<decltype(reorder<axes<tokens<4>, batch<2>, d_out<6>>>(merged_heads{})),
                             tensor<float, tokens<4>, batch<2>, merged<d_out<6>, heads<2>, head_dim<3>>>>);
static_assert(std::is_same_v<decltype(reorder<axes<normalized<keys<3>>, tokens<2>>>(
                                 tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<float, normalized<keys<3>>, tokens<2>>>);
static_assert(std::is_same_v<decltype(reorder<axes<tokens<2>, keys<dynamic>>>(tensor<float, keys<3>, tokens<2>>{})),
                             tensor<float, tokens<2>, keys<dynamic>>>);

// the values
static_assert(transpose(matrix) == tensor<int, d_in<3>, tokens<2>>{{{1, 4}, {2, 5}, {3, 6}}});
static_assert(transpose(transpose(matrix)) == matrix);
static_assert(transpose<tokens, d_in>(matrix) == transpose(matrix));
static_assert(transpose<d_in, tokens>(matrix) == transpose(matrix));
static_assert(transpose(view(matrix)) == transpose(matrix));

template <class Y> constexpr bool is_x_at(Y const& y, auto at) {
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t t = 0; t < 3; ++t)
      for (std::size_t d = 0; d < 5; ++d)
        if (at(y, b, t, d) != x(b, t, d)) return false;
  return true;
}
static_assert(is_x_at(transpose<batch, tokens>(x), [](auto& y, auto b, auto t, auto d) { return y(t, b, d); }));
static_assert(is_x_at(transpose<batch, d_in>(x), [](auto& y, auto b, auto t, auto d) { return y(d, t, b); }));
static_assert(is_x_at(transpose<d_in, tokens>(x), [](auto& y, auto b, auto t, auto d) { return y(b, d, t); }));
static_assert(is_x_at(reorder<axes<tokens<3>, d_in<5>, batch<2>>>(x),
                      [](auto& y, auto b, auto t, auto d) { return y(t, d, b); }));
static_assert(transpose<tokens, tokens>(x) == x);

// large ones, in one constant expression
static_assert([] {
  tensor<float, tokens<90>, d_in<64>> large;
  large(89, 3) = 7;
  auto const transposed = transpose(large);
  return transposed(3, 89) == 7 && transposed(63, 3) == 0;
}());

// what it refuses: an order of other axes
static_assert(can_reorder<axes<d_in<3>, tokens<2>>, decltype(matrix)>);
static_assert(!can_reorder<axes<d_in<3>, tokens<3>>, decltype(matrix)>);
static_assert(!can_reorder<axes<d_in<3>>, decltype(matrix)>);
static_assert(!can_reorder<axes<d_in<3>, tokens<2>, batch<1>>, decltype(matrix)>);

// what it says
template <class... As> using over = operand<axes<As...>, float>;
namespace ops = headsup_calls::op;
template <class X> using transposing = headsup_calls::refused<ops::transpose_matrix, headsup_calls::no_names, X>;
template <template <std::size_t> class P, template <std::size_t> class Q, class X>
using exchanging = headsup_calls::refused<ops::transpose, headsup_calls::along<P, Q>, X>;
template <class X, class... To>
using reordering = headsup_calls::refused<ops::reorder, headsup_calls::of_axes<To...>, X>;
static_assert(says_that<transposing<over<batch<2>, tokens<3>, d_in<5>>>>(
    "HU027 transpose: (batch<2>, tokens<3>, d_in<5>) does not have exactly two axes; ",
    "fix: transpose<tokens, d_in>(x)"));
static_assert(says_that<transposing<over<tokens<3>>>>("HU027 transpose: (tokens<3>) does not have exactly two axes; ",
                                                      "fix: a tensor with other axes"));
static_assert(says_that<transposing<operand<no_tensor, float>>>("HU003 transpose: x is not a tensor; ",
                                                                "fix: a tensor"));
static_assert(says_that<exchanging<tokens, keys, over<tokens<3>, d_in<5>>>>(
    "HU003 transpose<tokens, keys>: x has no keys (tokens<3>, d_in<5>); ", "fix: transpose<tokens, d_in>(x), or x with keys"));
static_assert(says_that<reordering<over<batch<2>, tokens<2>, d_in<5>>, d_in<5>, keys<3>, tokens<2>>>(
    "HU033 reorder: (d_in<5>, keys<3>, tokens<2>) are not the axes of x (batch<2>, tokens<2>, d_in<5>) in another "
    "order; ",
    "fix: reorder<axes<d_in<5>, batch<2>, tokens<2>>>(x), or x with keys<3>"));
static_assert(says_that<reordering<over<batch<2>, tokens<2>>, tokens<2>, tokens<2>, d_in<5>>>(
    "HU033 reorder: (tokens<2>, tokens<2>, d_in<5>) are not the axes of x (batch<2>, tokens<2>) in another order; ",
    "fix: reorder<axes<tokens<2>, batch<2>>>(x)"));
static_assert(says_that<reordering<over<batch<2>, tokens<2>>, tokens<2>>>(
    "HU033 reorder: (tokens<2>) are not the axes of x (batch<2>, tokens<2>) in another order; ",
    "fix: x without batch<2>, or reorder<axes<tokens<2>, batch<2>>>(x)"));
static_assert(says_that<reordering<operand<no_tensor, float>, d_in<5>>>("HU003 reorder: x is not a tensor; ",
                                                                        "fix: a tensor"));
