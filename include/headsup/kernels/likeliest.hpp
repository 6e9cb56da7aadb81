#pragma once

#include <headsup/kernels/compiled.hpp>
#include <headsup/kernels/order.hpp>
#include <headsup/math/ieee.hpp>

#include <algorithm>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_kernels {
/// Logits of one row, n of them: those that are not among the likeliest become -infinity. Other is room for n numbers.
constexpr void keep_likeliest(float* x, std::size_t step, std::size_t n, std::size_t count, float* other) {
  HEADSUP_IN_LIBRARY(true, HEADSUP_LIBRARY::keep_likeliest(x, step, n, count, other));
  for (std::size_t i = 0; i < n; ++i) other[i] = x[i * step];
  std::nth_element(other, other + count - 1, other + n, descending{});
  float const least = other[count - 1];
  for (std::size_t i = 0; i < n; ++i)
    if (x[i * step] < least) x[i * step] = -headsup_math::infinity<float>;
}
/// Probabilities of one row: those that are not among the likeliest, which together have `share`, become 0.
constexpr void keep_share(float* p, std::size_t step, std::size_t n, float share, float* other) {
  HEADSUP_IN_LIBRARY(true, HEADSUP_LIBRARY::keep_share(p, step, n, share, other));
  for (std::size_t i = 0; i < n; ++i) other[i] = p[i * step];
  std::sort(other, other + n, descending{});
  float sum = other[0];
  std::size_t last = 0;
  while (sum < share && last + 1 < n) sum += other[++last];
  float const least = other[last];
  for (std::size_t i = 0; i < n; ++i)
    if (p[i * step] < least) p[i * step] = 0;
}
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
HEADSUP_EXACT_END
