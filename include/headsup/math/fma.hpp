#pragma once

#include <headsup/math/ieee.hpp>

#include <cstdint>
#include <type_traits>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
constexpr bool is_finite(float x) { return -infinity<float> < x && x < infinity<float>; }

// By cases, because a constant expression must not compute a NaN.
constexpr float fma_of_not_finite(float a, float b, float c) {
  if (a != a || b != b || c != c) return a != a ? a : b != b ? b : c;
  if (is_finite(a) && is_finite(b)) return c;
  float const infinite = (a < 0) == (b < 0) ? infinity<float> : -infinity<float>;
  return a == 0 || b == 0 || c == -infinite ? nan<float> : infinite;
}
}  // namespace headsup_detail

/// a * b + c, rounded once.
///
/// - Max error: 0.5 ULP
/// - Range:     all floats; NaN, infinity * 0 and infinity - infinity give NaN
/// - Source:    Boldo and Melquiond, Emulation of a FMA and Correctly Rounded Sums (2008): rounding to odd
constexpr float fma(float a, float b, float c) {
  if (!(headsup_detail::is_finite(a) && headsup_detail::is_finite(b) && headsup_detail::is_finite(c)))
    return headsup_detail::fma_of_not_finite(a, b, c);
  // Both are correctly rounded; the processor's is faster.
  if (!std::is_constant_evaluated()) return __builtin_fmaf(a, b, c);
  // The product of two floats is exact in double, so it does not matter whether a compiler fuses these lines.
  double const exact = static_cast<double>(a) * static_cast<double>(b);
  double const added = static_cast<double>(c);
  double const sum = exact + added;
  double const part = sum - exact;
  double const lost = (exact - (sum - part)) + (added - part);
  // Rounded to odd, a sum that is not exact never looks like a tie to the second rounding.
  auto const toward_zero = __builtin_bit_cast(std::uint64_t, sum) - (lost != 0 && (lost < 0) != (sum < 0) ? 1u : 0u);
  double const odd = __builtin_bit_cast(double, toward_zero | (lost != 0 ? 1u : 0u));
  if (odd >= 0x1.ffffffp+127) return infinity<float>;
  if (odd <= -0x1.ffffffp+127) return -infinity<float>;
  return static_cast<float>(odd);
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
