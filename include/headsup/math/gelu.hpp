#pragma once

#include <headsup/math/erf.hpp>
#include <headsup/math/sigmoid.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
/// x times the part of a normal distribution below x: x/2 (1 + erf(x / sqrt(2))), without what that sum loses where x
/// is negative.
///
/// - Max error: 6 ULP, below -37.5 that of a denormal factor
/// - Range:     all doubles; -0 below -38.6, NaN gives NaN
/// - Source:    as erf
constexpr double gelu(double x) {
  if (x != x) return x;
  if (x < -38.6) return -0.0;
  if (x > 38.6) return x;
  if (size_of(x) < 1) return 0.5 * x * (1 + headsup_detail::erf_of_small(0x1.6a09e667f3bcdp-1 * x));
  double const tail = headsup_detail::beyond_in_double(size_of(x));
  return x * (x < 0 ? tail : 1 - tail);
}

/// x times the part of a normal distribution below x: x/2 (1 + erf(x / sqrt(2))), without what that sum loses where x
/// is negative.
///
/// - Max error: 0.51 ULP
/// - Range:     all floats; -0 below -14.2, NaN gives NaN
/// - Source:    as erf
constexpr float gelu(float x) {
  return x != x ? x : static_cast<float>(headsup_detail::gelu_of_float(static_cast<double>(x)));
}

/// x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))), which GPT-2 takes for gelu, without what that sum loses where x is
/// negative.
///
/// - Max error: 4 ULP from -1 on, below it 8 |x|^3, below -21 that of a denormal factor
/// - Range:     all doubles; -0 below -21.6, NaN gives NaN
constexpr double gelu_tanh(double x) {
  if (x != x || x > 22) return x;
  return x < -22 ? -0.0 : x * sigmoid(0x1.9884533d43651p+0 * x * (1 + product(0.044715 * x, x)));
}

/// x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))), which GPT-2 takes for gelu, without what that sum loses where x is
/// negative.
///
/// - Max error: 0.51 ULP
/// - Range:     all floats; -0 below -10.5, NaN gives NaN
/// - Source:    minimax polynomial for 2^x in double
constexpr float gelu_tanh(float x) {
  return x != x ? x : static_cast<float>(headsup_detail::gelu_tanh_of_float(static_cast<double>(x)));
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
