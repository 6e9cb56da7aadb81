#ifndef HEADSUP_KERNELS_SOFTMAX_HPP
#define HEADSUP_KERNELS_SOFTMAX_HPP

#include <headsup/kernels/reduce.hpp>
#include <headsup/math/exp.hpp>

#include <limits>

namespace headsup::kernels {

/// One row of softmax: out[i] = exp(x[i] - max x) / sum of the same, so that no exponent exceeds zero.
///
/// A row whose largest number is infinite, or not a number, is all not-a-number, said outright because a constant
/// expression may not compute inf - inf.
template <class T>
constexpr void softmax_row(T* out, T const* x, std::size_t step, std::size_t n) {
  T const largest = max(x, step, n);
  if (!(largest >= std::numeric_limits<T>::lowest() && largest <= std::numeric_limits<T>::max())) {
    for (std::size_t i = 0; i < n; ++i) out[i * step] = std::numeric_limits<T>::quiet_NaN();
    return;
  }
  T total{};
  for (std::size_t i = 0; i < n; ++i) total += out[i * step] = math::exp(x[i * step] - largest);
  for (std::size_t i = 0; i < n; ++i) out[i * step] /= total;
}

}  // namespace headsup::kernels

#endif
