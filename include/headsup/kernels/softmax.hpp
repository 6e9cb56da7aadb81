#pragma once

#include <headsup/kernels/kernels.hpp>
#include <headsup/kernels/loops.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/math/exp.hpp>
#include <headsup/math/ieee.hpp>

#include <type_traits>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_kernels {
/// One row of softmax: out[i] = exp(x[i] - max x) / sum of the same, so that no exponent exceeds zero.
///
/// A row whose largest number is infinite or NaN becomes all NaN, assigned explicitly because a constant expression
/// must not compute inf - inf.
template <class T> constexpr void softmax_row(T* out, T const* x, std::size_t step, std::size_t n) {
  T const largest = max(x, step, n);
  if (!(-headsup_math::infinity<T> < largest && largest < headsup_math::infinity<T>)) {
    for (std::size_t i = 0; i < n; ++i) out[i * step] = headsup_math::nan<T>;
    return;
  }
  T total{};
  for (std::size_t i = 0; i < n; ++i) total += out[i * step] = headsup_math::exp(x[i * step] - largest);
  for (std::size_t i = 0; i < n; ++i) out[i * step] /= total;
}

/// The number of numbers from which a machine kernel is worth its call.
inline constexpr std::size_t many_powers = 4096;

/// Softmax of several rows whose numbers are `step` apart. Run time computes the same bits as compile time, except for
/// many contiguous numbers; Many says whether there can be that many.
template <bool Many, class T>
constexpr void softmax_rows(T* out, T const* x, loop const& rows, std::size_t step, std::size_t n) {
  HEADSUP_IN_LIBRARY((std::is_same_v<T, float>), HEADSUP_LIBRARY::softmax_rows(Many, out, x, rows, step, n));
  if constexpr (Many && std::is_same_v<T, float>)
    if (!std::is_constant_evaluated()) {
      if (step == 1 && rows.out == rows.a && rows.count * n >= many_powers)
        return softmax(instruction_set_in_use(), out, x, rows.count, rows.a, n);
      if (rows.out == 1 && rows.a == 1 && rows.count > 1)
        return softmax_columns(instruction_set_in_use(), out, x, rows.count, step, n);
    }
  for (std::size_t i = 0; i < rows.count; ++i) softmax_row(out + i * rows.out, x + i * rows.a, step, n);
}
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
HEADSUP_EXACT_END
