#pragma once

#include <headsup/math/ieee.hpp>

#include <cfloat>
#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
struct scaled {
  double m;
  int k;
};

// x = m * 2^k with m between sqrt(1/2) and sqrt(2).
constexpr scaled split_at_sqrt2(double x) {
  auto const bits = __builtin_bit_cast(std::uint64_t, x);
  auto const k = static_cast<std::int64_t>(bits - 0x3fe6a09e'667f3bcd) >> 52;
  return {__builtin_bit_cast(double, bits - (static_cast<std::uint64_t>(k) << 52)), static_cast<int>(k)};
}

// The logarithm of 2^k (1 + f) e^c, for a small f and a tiny c. With s = f / (2 + f), log(1 + f) is 2 atanh(s), here
// written as f - f^2/2 + s (f^2/2 + tail): the small terms restore what the large ones lose in rounding.
constexpr double log_of(double k, double f, double c) {
  double const s = f / (2 + f);
  double const z = product(s, s);
  double const half = product(0.5 * f, f);
  double const tail =
      product(z, polynomial(z, 0x1.0c074d9f1dd73p-3, 0x1.0fbe3b6c6987dp-3, 0x1.3b1c38bb12df2p-3, 0x1.745cf8f4a7ec6p-3,
                            0x1.c71c72017f306p-3, 0x1.2492492476b73p-2, 0x1.9999999999a38p-2, 0x1.5555555555555p-1));
  double const whole = product(k, 0x1.62e42fee00000p-1);
  double const line = whole + f;
  double const parabola = line - half;
  double const lost = ((whole - line) + f) + ((line - parabola) - half);
  return parabola + (lost + (product(s, half + tail) + (product(k, 0x1.a39ef35793c76p-33) + c)));
}

constexpr double log_of_positive(double x) {
  bool const denormal = x < DBL_MIN;
  auto const [m, k] = split_at_sqrt2(denormal ? x * 0x1p54 : x);
  return log_of(denormal ? k - 54 : k, m - 1, 0);
}

constexpr double log1p_above_minus_one(double x) {
  double const u = 1 + x;
  double const lost = x < 1 ? x - (u - 1) : 1 - (u - x);
  auto const [m, k] = split_at_sqrt2(u);
  return k == 0 ? log_of(0, x, 0) : log_of(k, m - 1, lost / u);
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
