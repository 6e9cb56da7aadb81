#pragma once

#include <headsup/kernels/loops.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_kernels {
/// The sum of x[0], x[step], … x[(n-1) step] in four interleaved strands, as PyTorch adds a short row: what is left
/// over after the last group of four goes to the first strand, and the strands are added in order.
template <class T> constexpr T sum(T const* x, std::size_t step, std::size_t n) {
  std::size_t const whole = n - n % 4;
  T strands[4]{};
  for (std::size_t i = 0; i < whole; i += 4)
    for (std::size_t s = 0; s < 4; ++s) strands[s] += x[(i + s) * step];
  for (std::size_t i = whole; i < n; ++i) strands[0] += x[i * step];
  return ((strands[0] + strands[1]) + strands[2]) + strands[3];
}

/// The largest of x[0], x[step], … x[(n-1) step]; NaN if one of them is NaN.
template <class T> constexpr T max(T const* x, std::size_t step, std::size_t n) {
  T largest = x[0];
  for (std::size_t i = 1; i < n; ++i) {
    T const next = x[i * step];
    if (!(next <= largest) && largest == largest) largest = next;
  }
  return largest;
}
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
HEADSUP_EXACT_END
