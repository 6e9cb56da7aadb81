#pragma once

#include <headsup/math/exp.hpp>
#include <headsup/math/ieee.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
constexpr double tanh_of_positive(double x) { return x < 0.55 ? tanh_of_small(x) : x < 20 ? tanh_of_medium(x) : 1; }
}  // namespace headsup_detail

/// The hyperbolic tangent of x.
///
/// - Max error: 0.9 ULP
/// - Range:     all doubles; tanh(-0) is -0, NaN gives NaN
/// - Source:    after Cephes: a minimax polynomial below 0.55, above it 1 - 2 / (e^2x + 1)
constexpr double tanh(double x) {
  if (x != x) return x;
  return with_sign_of(x, headsup_detail::tanh_of_positive(size_of(x)));
}

/// The hyperbolic tangent of x.
///
/// - Max error: 0.5 ULP
/// - Range:     all floats; tanh(-0) is -0, NaN gives NaN
/// - Source:    tanh(double), rounded
constexpr float tanh(float x) { return static_cast<float>(tanh(static_cast<double>(x))); }
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
