#pragma once

#include <headsup/math/exp.hpp>
#include <headsup/math/ieee.hpp>

#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
constexpr double tanh_of_small(double x) {
  double const z = product(x, x);
  return x + product(product(x, z), polynomial(z, -0x1.59a834187ce22p-16, 0x1.64fd88e9900a5p-14, -0x1.ec1091436eb2ap-13,
                                               0x1.34c5a8a996cd4p-11, -0x1.7d97cfd138c28p-10, 0x1.d6d339333f329p-9,
                                               -0x1.226e32f00cf0cp-7, 0x1.664f487713373p-6, -0x1.ba1ba1b9fec84p-5,
                                               0x1.1111111111032p-3, -0x1.5555555555555p-2));
}

// 1 - 2 / (e^2x + 1); the rounding error of each sum is added back at the end.
constexpr double tanh_of_medium(double x) {
  auto const [most, rest, k] = exp_in_parts(2 * x);
  double const scale = two_to_the(k);
  double const power = most + rest;
  double const sum = power * scale + 1;
  double const lost = (1 - (sum - power * scale)) + ((most - power) + rest) * scale;
  double const taken = 2 / sum;
  double const result = 1 - taken;
  return result + (((1 - result) - taken) + product(product(taken, taken), 0.5 * lost));
}

constexpr double tanh_of_positive(double x) { return x < 0.55 ? tanh_of_small(x) : x < 20 ? tanh_of_medium(x) : 1; }
}  // namespace headsup_detail

/// The hyperbolic tangent of x.
///
/// - Max error: 0.9 ULP
/// - Range:     all doubles; tanh(-0) is -0, NaN gives NaN
/// - Source:    after Cephes: a minimax polynomial below 0.55, above it 1 - 2 / (e^2x + 1)
constexpr double tanh(double x) {
  if (x != x) return x;
  constexpr auto sign = std::uint64_t{1} << 63;
  auto const bits = __builtin_bit_cast(std::uint64_t, x);
  double const size = headsup_detail::tanh_of_positive(__builtin_bit_cast(double, bits & ~sign));
  return __builtin_bit_cast(double, __builtin_bit_cast(std::uint64_t, size) | (bits & sign));
}

/// The hyperbolic tangent of x.
///
/// - Max error: 0.5 ULP
/// - Range:     all floats; tanh(-0) is -0, NaN gives NaN
/// - Source:    tanh(double), rounded
constexpr float tanh(float x) { return static_cast<float>(tanh(static_cast<double>(x))); }
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
