#pragma once

#include <headsup/math/log.hpp>
#include <headsup/random/torch_generator.hpp>

#include <cstddef>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_random {
/// Fills out[0..n) with exponentially distributed numbers of mean 1: Tensor.exponential_() where PyTorch was built
/// without MKL, whose own generator draws others. Draws 2n u32.
///
/// - Rounding: in double, then to float: the float differs from PyTorch's where its logarithm rounds another way
/// - Source:   ATen/core/TransformationHelper.h, exponential
constexpr void exponential(torch_generator& generator, float* out, std::size_t n) {
  // 1 - u is exact, so that its logarithm is log1p(-u).
  for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<float>(-headsup_math::log(1 - generator.unit53()));
}
}  // namespace HEADSUP_NAMESPACE::headsup_random
HEADSUP_EXACT_END
