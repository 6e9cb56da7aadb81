#pragma once

#include <headsup/math/exp.hpp>
#include <headsup/math/ieee.hpp>

#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
// The part of a normal distribution beyond t, for t from 0 to 38.6, in double precision. The square of t rounded to 26
// bits is exact.
constexpr double beyond_in_double(double t) {
  double const high = __builtin_bit_cast(double, __builtin_bit_cast(std::uint64_t, t) >> 27 << 27);
  double const power = exp_in_range(-0.5 * product(high, high)) * exp_in_range(-0.5 * product(t - high, t + high));
  double const smooth = polynomial(
      (t - 6) / (t + 6), -0x1.a3c05c14cc969p-32, -0x1.4ff9ce3a22561p-32, 0x1.5ed2894591a14p-28, 0x1.8c8ffbb05aab7p-29,
      -0x1.6a66001e16786p-25, 0x1.b48b4c5483b9cp-28, 0x1.4b3f272eb655bp-22, -0x1.cc50680faaeedp-22,
      -0x1.e2acdd35bdd09p-20, 0x1.c812cd698a8e8p-18, 0x1.2084a84390523p-20, -0x1.0f96d757d0373p-14,
      0x1.7c5742325f9c0p-13, 0x1.13bbccd7fd659p-15, -0x1.1764cdb3af3dcp-9, 0x1.48a83bd238aafp-7, -0x1.fba9d52f6e82ep-6,
      0x1.33e7777600fedp-4, -0x1.38b069dbb60d8p-3, 0x1.1267d7383da62p-2, -0x1.a7d6577269bccp-2, 0x1.234fe3fd925bep-1,
      -0x1.66eaa7d09640fp-1, 0x1.8e010d2b8a0eap-1);
  return smooth / (t + 6) * power;
}

constexpr double erf_of_small(double x) {
  return x + product(x, polynomial(product(x, x), 0x1.05ffd737fb32ep-34, -0x1.389d4f2641625p-30, 0x1.f7b4bf3b13964p-27,
                                   -0x1.5f1ecb6f0764cp-23, 0x1.b9df224ca4b97p-20, -0x1.f4d1e3183f7aep-17,
                                   0x1.f9a321d5b8e1ep-14, -0x1.c02db3dac435fp-11, 0x1.565bcd0dbaa38p-8,
                                   -0x1.b82ce31284e00p-6, 0x1.ce2f21a042b30p-4, -0x1.812746b0379e6p-2,
                                   0x1.06eba8214db69p-3));
}
constexpr double erf_of_positive(double x) {
  return x < 1 ? erf_of_small(x) : x < 6 ? 1 - 2 * beyond_in_double(product(x, 0x1.6a09e667f3bcdp+0)) : 1;
}
constexpr double erf_of_positive_float(double x) {
  return x < 1 ? erf_of_small_float(x) : erf_of_large_float(at_most(x, 4));
}
}  // namespace headsup_detail

/// The error function: the integral of 2/sqrt(pi) e^-t^2 from 0 to x.
///
/// - Max error: 1.7 ULP
/// - Range:     all doubles; erf(-0) is -0, NaN gives NaN
/// - Source:    minimax polynomials: below 1 of x^2, above it of (t - 6) / (t + 6), t = sqrt(2) x, times e^-x^2
constexpr double erf(double x) {
  if (x != x) return x;
  return with_sign_of(x, headsup_detail::erf_of_positive(size_of(x)));
}

/// The error function: the integral of 2/sqrt(pi) e^-t^2 from 0 to x.
///
/// - Max error: 0.51 ULP
/// - Range:     all floats; erf(-0) is -0, NaN gives NaN
/// - Source:    as erf(double), with fewer coefficients
constexpr float erf(float x) {
  if (x != x) return x;
  auto const wide = static_cast<double>(x);
  return static_cast<float>(with_sign_of(wide, headsup_detail::erf_of_positive_float(size_of(wide))));
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
