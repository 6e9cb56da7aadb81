#pragma once

#include <headsup/by_place/rows.hpp>
#include <headsup/ops/mask.hpp>
#include <headsup/ops/mask_distant.hpp>
#include <headsup/ops/tril.hpp>

// Triangles: of the last two axes, whatever these are, and from the first of each.

namespace HEADSUP_NAMESPACE::headsup_by_place {
template <class X> concept Square = Tensor<X> && axes_of<X>::rank >= 2;

/// x with `hidden` where hides(row, column).
template <class X, class F> constexpr auto hide(X const& x, scalar_of<X> hidden, F hides) {
  auto result = unknown(x);
  constexpr sizes all = sizes_in<axes_of<X>>;
  constexpr auto rows = static_cast<std::ptrdiff_t>(all.from_right(1));
  constexpr auto columns = static_cast<std::ptrdiff_t>(all.from_right(0));
  for (std::ptrdiff_t i = 0; i < static_cast<std::ptrdiff_t>(result.size()); ++i)
    if (hides(i / columns % rows, i % columns)) result.data()[i] = hidden;
  return result;
}

template <class Call> struct hidden_by;
template <> struct hidden_by<headsup_rule::mask_future> {
  static constexpr bool at(std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t n) { return column > row + n; }
  template <class T> static constexpr T value = -headsup_math::infinity<T>;
};
template <> struct hidden_by<headsup_rule::mask_distant> {
  static constexpr bool at(std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t n) {
    return (row < column ? column - row : row - column) >= n;
  }
  template <class T> static constexpr T value = -headsup_math::infinity<T>;
};
template <> struct hidden_by<headsup_rule::tril> {
  static constexpr bool at(std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t n) { return column > row + n; }
  template <class T> static constexpr T value{};
};
template <> struct hidden_by<headsup_rule::triu> {
  static constexpr bool at(std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t n) { return column < row + n; }
  template <class T> static constexpr T value{};
};

template <class Call, template <std::size_t> class Q, template <std::size_t> class K, auto... N>
requires requires { hidden_by<Call>{}; }
struct reading<Call, roles<Q, K>, types<>, numbers<N...>> {
  template <class X> requires(Square<X> && sizeof...(N) <= 1)
  static constexpr auto of(X const& x) {
    return hide(x, hidden_by<Call>::template value<scalar_of<X>>, [](auto row, auto column) {
      return hidden_by<Call>::at(row, column, (0 + ... + static_cast<std::ptrdiff_t>(N)));
    });
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
