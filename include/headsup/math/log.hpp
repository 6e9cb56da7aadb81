#pragma once

#include <headsup/math/exp.hpp>
#include <headsup/math/ieee.hpp>

#include <cfloat>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
constexpr double log_of_positive(double x) {
  bool const denormal = x < DBL_MIN;
  auto const [m, k] = split_at_sqrt2(denormal ? x * 0x1p54 : x);
  return log_of<double>(denormal ? k - 54 : k, m - 1, 0);
}

constexpr double log1p_above_minus_one(double x) {
  double const u = 1 + x;
  double const lost = x < 1 ? x - (u - 1) : 1 - (u - x);
  auto const [m, k] = split_at_sqrt2(u);
  return k == 0 ? log_of<double>(0, x, 0) : log_of(k, m - 1, lost / u);
}
}  // namespace headsup_detail

/// The natural logarithm of x.
///
/// - Max error: 0.8 ULP
/// - Range:     all doubles; log(0) is -infinity, NaN and x < 0 give NaN
/// - Source:    fdlibm's reduction to atanh, minimax polynomial
constexpr double log(double x) {
  if (x < 0) return nan<double>;
  if (x == 0) return -infinity<double>;
  return x < infinity<double> ? headsup_detail::log_of_positive(x) : x;
}

/// The natural logarithm of x.
///
/// - Max error: 0.500000001 ULP: the nearest float, except for five inputs
/// - Range:     all floats; log(0) is -infinity, NaN and x < 0 give NaN
/// - Source:    log(double), rounded
constexpr float log(float x) { return static_cast<float>(log(static_cast<double>(x))); }

/// The natural logarithm of 1 + x, without rounding 1 + x.
///
/// - Max error: 0.8 ULP
/// - Range:     all doubles; log1p(-1) is -infinity, NaN and x < -1 give NaN
/// - Source:    as log; what 1 + x loses is added to first order, as in fdlibm
constexpr double log1p(double x) {
  if (x < -1) return nan<double>;
  if (x == -1) return -infinity<double>;
  return x != 0 && x < infinity<double> ? headsup_detail::log1p_above_minus_one(x) : x;
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
