#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/math/ieee.hpp>

#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
// An angle between -pi/4 and pi/4 as an unevaluated sum, and the quarter turns that were taken from it.
struct reduced_angle {
  double high, low;
  std::uint64_t quarters;
};

// pi/2 in three parts of 43, 43 and 53 bits: the first two are multiplied exactly by up to 2^10 quarter turns, and the
// third still gives full precision next to a multiple of pi, where the first two cancel.
constexpr reduced_angle reduce(double x) {
  double const shifted = product(x, 0x1.45f306dc9c883p-1) + round_to_whole;
  double const n = shifted - round_to_whole;
  double const first = x - product(n, 0x1.921fb54442c00p+0);
  double const second = product(n, 0x1.18469898cc400p-44);
  double const rest = first - second;
  double const taken = first - rest;
  double const lost = (first - (rest + taken)) + (taken - second);
  double const low = lost - product(n, 0x1.1701b839a2520p-88);
  double const high = rest + low;
  return {high, (rest - high) + low, __builtin_bit_cast(std::uint64_t, shifted)};
}

constexpr double sin_near_zero(double x, double low) {
  double const z = product(x, x);
  return x + (product(product(x, z), polynomial(z, -0x1.ab16f5caa198ap-41, 0x1.61217d9252c03p-33,
                                                -0x1.ae645410e937bp-26, 0x1.71de3a545f836p-19, -0x1.a01a01a01992fp-13,
                                                0x1.1111111111110p-7, -0x1.5555555555555p-3)) +
              product(low, 1 - 0.5 * z));
}

constexpr double cos_near_zero(double x, double low) {
  double const z = product(x, x);
  double const half = 0.5 * z;
  double const sum = 1 - half;
  return sum +
         (((1 - sum) - half) +
          (product(product(z, z), polynomial(z, -0x1.907cd8ff5ede7p-37, 0x1.1eeb67d026ec6p-29, -0x1.27e4fa16cc2d1p-22,
                                             0x1.a01a019f4ddfdp-16, -0x1.6c16c16c16963p-10, 0x1.5555555555555p-5)) -
           product(x, low)));
}

constexpr double sin_after(std::uint64_t quarters, reduced_angle x) {
  double const size = (x.quarters + quarters) & 1 ? cos_near_zero(x.high, x.low) : sin_near_zero(x.high, x.low);
  return (x.quarters + quarters) & 2 ? -size : size;
}
}  // namespace headsup_detail

/// The sine of x radians.
///
/// - Max error: 0.9 ULP
/// - Range:     -1024 <= x <= 1024, others are rejected; sin(-0) is -0, NaN gives NaN
/// - Source:    Cody and Waite's reduction, minimax polynomials summed as in fdlibm
constexpr double sin(double x) {
  if (x < -1024 || x > 1024)
    headsup_diagnostics::reject("headsup_math::sin: the angle is outside -1024 ... 1024 radians");
  return x != x || x == 0 ? x : headsup_detail::sin_after(0, headsup_detail::reduce(x));
}

/// The cosine of x radians.
///
/// - Max error: 0.9 ULP
/// - Range:     -1024 <= x <= 1024, others are rejected; NaN gives NaN
/// - Source:    Cody and Waite's reduction, minimax polynomials summed as in fdlibm
constexpr double cos(double x) {
  if (x < -1024 || x > 1024)
    headsup_diagnostics::reject("headsup_math::cos: the angle is outside -1024 ... 1024 radians");
  return x != x ? x : headsup_detail::sin_after(1, headsup_detail::reduce(x));
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
