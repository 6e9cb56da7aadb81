#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_kernels {
/// Whether a comes before b, the largest first; NaN comes before all numbers, as in PyTorch.
struct descending {
  template <class T> constexpr bool operator()(T a, T b) const { return a > b || (a != a && b == b); }
};

/// The same, the smallest first; NaN comes before all numbers here too.
struct ascending {
  template <class T> constexpr bool operator()(T a, T b) const { return a < b || (a != a && b == b); }
};

/// The position of the one of x[0], x[step], … x[(n-1) step] that comes first in an order; of equals, the first.
template <class T, class Order>
constexpr std::size_t first_position(T const* x, std::size_t step, std::size_t n, Order before) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < n; ++i)
    if (before(x[i * step], x[best * step])) best = i;
  return best;
}

/// The k that come first in descending order, and their positions, each out_step apart; equals stay in their order.
template <class T, class Position>
constexpr void largest(T* values, Position* positions, std::size_t out_step, std::size_t k, T const* x,
                       std::size_t step, std::size_t n) {
  constexpr descending before;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < n; ++i) {
    T const next = x[i * step];
    if (kept == k && !before(next, values[(k - 1) * out_step])) continue;
    std::size_t place = kept < k ? kept++ : k - 1;
    for (; place > 0 && before(next, values[(place - 1) * out_step]); --place) {
      values[place * out_step] = values[(place - 1) * out_step];
      positions[place * out_step] = positions[(place - 1) * out_step];
    }
    values[place * out_step] = next;
    positions[place * out_step] = static_cast<Position>(i);
  }
}
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
HEADSUP_EXACT_END
