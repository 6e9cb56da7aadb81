#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/math/fma.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sincos.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/random/compiled.hpp>
#include <headsup/random/torch_generator.hpp>
#include <headsup/random/uniform.hpp>

#include <cfloat>
#include <cstddef>
#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_random {
/// Which of PyTorch's kernels for 16 and more normal numbers to follow: they differ by up to about 140 ulp.
enum class normal_form {
  avx2,   ///< Cephes' polynomials in float, fused: x86 with AVX2 or AVX-512, built by gcc
  scalar  ///< the C library's logf, cosf and sinf: other machines
};

namespace headsup_detail {
inline constexpr double two_pi = 6.283185307179586;

/// first x^k + ... + last, rounded once per step.
template <class... Coefficients> constexpr float horner(float x, float first, Coefficients... others) {
  ((first = headsup_math::fma(first, x, others)), ...);
  return first;
}

/// log x of a normal x > 0, in the operations that gcc makes of ATen's AVX2 kernel.
constexpr float cephes_log(float x) {
  std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x);
  float exponent = static_cast<float>(static_cast<std::int32_t>(bits >> 23) - 126);
  float m = __builtin_bit_cast(float, (bits & 0x007fffffu) | 0x3f000000u);
  bool const low = m < 0.707106781186547524f;
  exponent -= low ? 1 : 0;
  m = low ? 2 * m - 1 : m - 1;
  float const square = m * m;
  float y = horner(m, 7.0376836292e-2f, -1.1514610310e-1f, 1.1676998740e-1f, -1.2420140846e-1f, 1.4249322787e-1f,
                   -1.6668057665e-1f, 2.0000714765e-1f, -2.4999993993e-1f, 3.3333331174e-1f);
  y = headsup_math::fma(y * m, square, exponent * -2.12194440e-4f);
  y = headsup_math::fma(square, -0.5f, y);
  return headsup_math::fma(exponent, 0.693359375f, m + y);
}

struct sine_and_cosine {
  float sine, cosine;
};

/// sin x and cos x of 0 <= x < 8192, in the operations that gcc makes of ATen's AVX2 kernel.
constexpr sine_and_cosine cephes_sincos(float x) {
  std::int32_t const octant = (static_cast<std::int32_t>(x * 1.27323954473516f) + 1) & ~1;
  float const turns = static_cast<float>(octant);
  x = headsup_math::fma(turns, -0.78515625f, x);
  x = headsup_math::fma(turns, -2.4187564849853515625e-4f, x);
  x = headsup_math::fma(turns, -3.77489497744594108e-8f, x);

  float const square = x * x;
  float c = horner(square, 2.443315711809948e-5f, -1.388731625493765e-3f, 4.166664568298827e-2f);
  c = headsup_math::fma(c * square, square, square * -0.5f) + 1;
  float s = horner(square, -1.9515295891e-4f, 8.3321608736e-3f, -1.6666654611e-1f);
  s = headsup_math::fma(s * square, x, x);

  float const sine = octant & 2 ? c : s, cosine = octant & 2 ? s : c;
  return {octant & 4 ? -sine : sine, (octant + 2) & 4 ? -cosine : cosine};
}

/// Turns the uniform numbers data[0..8) and data[8..16) into 16 normal ones, by Box and Muller.
constexpr void normal_16(float* data, float mean, float deviation, normal_form form) {
  for (int j = 0; j < 8; ++j) {
    float const u1 = 1 - data[j], u2 = data[j + 8];
    if (form == normal_form::avx2) {
      float const radius = headsup_math::sqrt(-2 * cephes_log(u1));
      auto const [sine, cosine] = cephes_sincos(static_cast<float>(two_pi) * u2);
      data[j] = headsup_math::fma(radius * cosine, deviation, mean);
      data[j + 8] = headsup_math::fma(radius * sine, deviation, mean);
    } else {
      float const radius = headsup_math::sqrt(-2 * headsup_math::log(u1));
      // PyTorch's constant is a double here, and a float above.
      double const theta = static_cast<double>(static_cast<float>(two_pi * static_cast<double>(u2)));
      float const cosine = static_cast<float>(headsup_math::cos(theta)),
                  sine = static_cast<float>(headsup_math::sin(theta));
      data[j] = multiply_add(radius * cosine, deviation, mean, rounding::twice);
      data[j + 8] = multiply_add(radius * sine, deviation, mean, rounding::twice);
    }
  }
}

/// One number with mean 0 and standard deviation 1, by Box and Muller.
constexpr double standard_normal(torch_generator& generator) {
  if (generator.has_spare_normal()) return generator.take_spare_normal();
  double const theta = headsup_math::product(two_pi, generator.unit53());
  // 1 - u is exact for a multiple of 2^-53: log(1 - u) and the log1p(-u) of newer PyTorch are one number.
  double const radius = headsup_math::sqrt(-2 * headsup_math::log(1 - generator.unit53()));
  generator.keep_spare_normal(radius * headsup_math::sin(theta));
  return radius * headsup_math::cos(theta);
}
}  // namespace headsup_detail

/// Fills out[0..n) with normal numbers: Tensor.normal_(mean, deviation) of a contiguous float tensor.
/// Draws n u32 if n >= 16, and 16 more if n % 16 != 0; below 16, four u32 for every two numbers, of which the second
/// stays in the generator if this call does not need it.
///
/// - Rounding: n >= 16, avx2: bit for bit PyTorch's. n >= 16, scalar: log, cos and sin are rounded correctly, as those
///             of a C library nearly always are; with glibc 2.36 one number in 70 differs, by up to three ulp. n < 16:
///             in double, then to float; where PyTorch's kernels fuse the last product and sum, one float in some 2^28
///             may differ if mean is not 0.
/// - Source:   Box and Muller, Ann. Math. Stat. 29 (1958); ATen/core/DistributionsHelper.h, normal_distribution;
///             ATen/native/cpu/DistributionTemplates.h, normal_fill, normal_fill_AVX2; Moshier, Cephes: logf.c, sinf.c
constexpr void normal(torch_generator& generator, float* out, std::size_t n, double mean = 0, double deviation = 1,
                      normal_form form = normal_form::avx2) {
  constexpr auto largest = static_cast<double>(FLT_MAX);
  if (!(-largest <= mean && mean <= largest))
    headsup_diagnostics::reject("headsup_random::normal: mean must be finite as a float");
  if (!(0 <= deviation && deviation <= largest))
    headsup_diagnostics::reject("headsup_random::normal: deviation must be finite as a float and not negative");

  HEADSUP_IN_LIBRARY(true, HEADSUP_LIBRARY::normal(generator, out, n, mean, deviation, form == normal_form::avx2));
  if (n < 16) {
    for (std::size_t i = 0; i < n; ++i)
      out[i] = static_cast<float>(headsup_math::product(headsup_detail::standard_normal(generator), deviation) + mean);
    return;
  }

  float const m = static_cast<float>(mean), d = static_cast<float>(deviation);
  for (std::size_t i = 0; i < n; ++i) out[i] = generator.unit24();
  for (std::size_t i = 0; i + 16 <= n; i += 16) headsup_detail::normal_16(out + i, m, d, form);
  if (n % 16 != 0) {
    // PyTorch draws the last 16 anew, though some of them were finished.
    float* const last = out + n - 16;
    for (int j = 0; j < 16; ++j) last[j] = generator.unit24();
    headsup_detail::normal_16(last, m, d, form);
  }
}
}  // namespace HEADSUP_NAMESPACE::headsup_random
HEADSUP_EXACT_END
