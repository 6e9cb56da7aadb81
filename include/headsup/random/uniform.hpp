#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/math/fma.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/random/compiled.hpp>
#include <headsup/random/torch_generator.hpp>

#include <cfloat>
#include <cstddef>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_random {
/// How often x * (hi - lo) + lo is rounded.
enum class rounding {
  fused,  ///< once: PyTorch where its kernels are built with FMA, which every AVX2 and AVX-512 machine runs
  twice   ///< after the product and after the sum: PyTorch on x86 without AVX2 (ATEN_CPU_CAPABILITY=default)
};

/// a * b + c with the rounding requested, whatever the compiler would like to fuse.
constexpr float multiply_add(float a, float b, float c, rounding how) {
  if (how == rounding::fused) return headsup_math::fma(a, b, c);
  // A product of two floats is exact in double: rounding it to float is its only rounding.
  return static_cast<float>(headsup_math::product(static_cast<double>(a), static_cast<double>(b))) + c;
}

/// Fills out[0..n) with numbers from [0, 1): torch.rand, bit for bit. Draws n u32.
///
/// - Source: ATen/core/TransformationHelper.h, uniform_real
constexpr void rand(torch_generator& generator, float* out, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) out[i] = generator.unit24();
}

/// Fills out[0..n) with numbers from [lo, hi): Tensor.uniform_(lo, hi), bit for bit. Draws n u32.
///
/// - Rounding: lo, hi and hi - lo to float first, as in PyTorch; then as the argument says. Rounding can give hi
///             itself.
/// - Source:   ATen/native/cpu/DistributionTemplates.h, uniform_kernel
constexpr void uniform(torch_generator& generator, float* out, std::size_t n, double lo, double hi,
                       rounding how = rounding::fused) {
  constexpr auto largest = static_cast<double>(FLT_MAX);
  if (!(-largest <= lo && lo <= hi && hi <= largest))
    headsup_diagnostics::reject("headsup_random::uniform: lo and hi must be finite as floats, and lo not above hi");
  float const from = static_cast<float>(lo), to = static_cast<float>(hi);
  if (static_cast<double>(to) - static_cast<double>(from) > largest)
    headsup_diagnostics::reject("headsup_random::uniform: hi - lo must be finite as a float");

  HEADSUP_IN_LIBRARY(true, HEADSUP_LIBRARY::uniform(generator, out, n, lo, hi, how == rounding::fused));
  if (how == rounding::fused && from == -to && to > 0) {
    // (k 2^-24) (2 to) - to = to 2^-23 (k - 2^23) is a product of 48 bits: exact in double, and quick everywhere.
    double const step = static_cast<double>(to) * 0x1p-23;
    for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<float>((generator.u24() - 0x800000) * step);
  } else {
    float const range = to - from;
    for (std::size_t i = 0; i < n; ++i) out[i] = multiply_add(generator.unit24(), range, from, how);
  }
}

/// The bound b of the interval (-b, b) of a new nn.Linear's weight and bias with d_in inputs: 1 / sqrt(d_in).
///
/// - Rounding: in double, then to float. PyTorch's way to the weight's bound, sqrt(3) (sqrt(2 / (1 + 5)) / sqrt(d_in)),
///             ends in other doubles, but in the same float for every d_in from 1 to 8192.
/// - Source:   torch/nn/modules/linear.py, reset_parameters
constexpr float linear_bound(std::size_t d_in) {
  if (d_in == 0) headsup_diagnostics::reject("headsup_random::linear_bound: d_in must be positive");
  return static_cast<float>(1 / headsup_math::sqrt(static_cast<double>(d_in)));
}
}  // namespace HEADSUP_NAMESPACE::headsup_random
HEADSUP_EXACT_END
