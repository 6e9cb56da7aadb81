#pragma once

#include <headsup/math/exp.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
/// 1 / (1 + e^-x).
///
/// - Max error: 2.5 ULP
/// - Range:     all doubles; 0 below -745.13, NaN gives NaN
constexpr double sigmoid(double x) {
  if (x != x) return x;
  if (x >= 0) return 1 / (1 + exp(-x));
  double const power = exp(x);
  return power / (1 + power);
}

/// 1 / (1 + e^-x).
///
/// - Max error: 0.51 ULP
/// - Range:     all floats; 0 below -103.97, NaN gives NaN
/// - Source:    minimax polynomial for 2^x in double
constexpr float sigmoid(float x) {
  return x != x ? x : static_cast<float>(headsup_detail::sigmoid_of_float(static_cast<double>(x)));
}

/// x / (1 + e^-x).
///
/// - Max error: 3 ULP, below -708 that of a denormal e^x
/// - Range:     all doubles; -0 below -745.13, NaN gives NaN
constexpr double silu(double x) { return x != x ? x : x < -746 ? -0.0 : x * sigmoid(x); }

/// x / (1 + e^-x).
///
/// - Max error: 0.51 ULP
/// - Range:     all floats; -0 below -108.7, NaN gives NaN
/// - Source:    as sigmoid
constexpr float silu(float x) {
  return x != x ? x : static_cast<float>(headsup_detail::silu_of_float(static_cast<double>(x)));
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
