#pragma once

#include <headsup/math/ieee.hpp>

#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
using number = double;
using word = std::uint64_t;
// In all lanes of a number, which has one.
constexpr number all(double x) { return x; }
constexpr number at_least(number x, double low) { return x < low ? low : x; }
constexpr number at_most(number x, double high) { return x > high ? high : x; }

#define HEADSUP_INLINE constexpr
#include <headsup/math/formulas.inl>
#undef HEADSUP_INLINE

constexpr double exp_in_range(double x) {
  auto const [most, rest, whole] = exp_in_parts(x);
  auto const k = static_cast<std::int32_t>(static_cast<std::uint32_t>(whole));
  // In two steps, because 2^k itself may be denormal or too large.
  return (most + rest) * two_to_the(k >> 1) * two_to_the(k - (k >> 1));
}
}  // namespace headsup_detail

/// e to the power x.
///
/// - Max error: 0.5 ULP
/// - Range:     all floats; 0 below -103.97, infinity above 88.72, NaN gives NaN
/// - Source:    Cody and Waite's reduction, minimax polynomial
constexpr float exp(float x) {
  if (x > 0x1.62e42ep+6f) return infinity<float>;
  if (x < -0x1.9fe368p+6f) return 0;
  return x != x ? x : static_cast<float>(headsup_detail::exp_in_range_of_float(static_cast<double>(x)));
}

/// e to the power x.
///
/// - Max error: 0.7 ULP, 0.8 where the result is denormal
/// - Range:     all doubles; 0 below -745.13, infinity above 709.78, NaN gives NaN
/// - Source:    Cody and Waite's reduction, minimax polynomial
constexpr double exp(double x) {
  if (x > 0x1.62e42fefa39efp+9) return infinity<double>;
  if (x < -0x1.74910d52d3051p+9) return 0;
  return x != x ? x : headsup_detail::exp_in_range(x);
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
