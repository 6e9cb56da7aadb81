#pragma once

#include <headsup/math/ieee.hpp>

#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
// Few statements and no calls: clang counts both, and a softmax at compile time calls this thousands of times. A double
// holds even the results that are denormal as floats, so the caller's cast rounds only once.
constexpr double exp_in_range_of_float(double x) {
  double const shifted = x * 0x1.71547652b82fep+0 + round_to_whole;
  double const k = shifted - round_to_whole;
  double const r = (x - k * 0x1.62e42fefa3800p-1) - k * 0x1.ef35793c76730p-45;
  double const r2 = r * r;
  double const tail =
      ((0x1.0000000000001p-1 + r * 0x1.5555555555556p-3) + r2 * (0x1.5555555553d4fp-5 + r * 0x1.11111111109adp-7)) +
      r2 * r2 *
          (((0x1.6c16c17893833p-10 + r * 0x1.a01a01a7c8d47p-13) +
            r2 * (0x1.a019b8ef67c6cp-16 + r * 0x1.71de0d9c145d0p-19)) +
           r2 * r2 * (0x1.2891a8c1d838dp-22 + r * 0x1.af38d53857513p-26));
  return __builtin_bit_cast(double, (__builtin_bit_cast(std::uint64_t, shifted) + 1023) << 52) * (1 + (r + r2 * tail));
}

// e^x = 2^k (most + rest), to more digits than a double has.
struct exp_parts {
  double most, rest;
  int k;
};

constexpr exp_parts exp_in_parts(double x) {
  double const shifted = product(x, 0x1.71547652b82fep+0) + round_to_whole;
  double const k = shifted - round_to_whole;
  double const above = x - product(k, 0x1.62e42fee00000p-1);
  double const below = product(k, 0x1.a39ef35793c76p-33);
  double const r = above - below;
  double const tail =
      product(product(r, r),
              polynomial(r, 0x1.1f731ea5352cap-29, 0x1.af4e196027428p-26, 0x1.27e4db57442fbp-22, 0x1.71de021a90822p-19,
                         0x1.a01a01a6dcaffp-16, 0x1.a01a01abef415p-13, 0x1.6c16c16c162ccp-10, 0x1.11111111100cep-7,
                         0x1.5555555555556p-5, 0x1.5555555555557p-3, 0x1.0000000000000p-1));
  double const most = 1 + r;
  return {most, ((1 - most) + r) + (((above - r) - below) + tail),
          static_cast<std::int32_t>(static_cast<std::uint32_t>(__builtin_bit_cast(std::uint64_t, shifted)))};
}

constexpr double exp_in_range(double x) {
  auto const [most, rest, k] = exp_in_parts(x);
  // In two steps, because 2^k itself may be denormal or too large.
  return (most + rest) * two_to_the(k >> 1) * two_to_the(k - (k >> 1));
}
}  // namespace headsup_detail

/// e to the power x.
///
/// - Max error: 0.5 ULP
/// - Range:     all floats; 0 below -103.97, infinity above 88.72, NaN gives NaN
/// - Source:    Cody and Waite's reduction, minimax polynomial
constexpr float exp(float x) {
  if (x > 0x1.62e42ep+6f) return infinity<float>;
  if (x < -0x1.9fe368p+6f) return 0;
  return x != x ? x : static_cast<float>(headsup_detail::exp_in_range_of_float(static_cast<double>(x)));
}

/// e to the power x.
///
/// - Max error: 0.7 ULP, 0.8 where the result is denormal
/// - Range:     all doubles; 0 below -745.13, infinity above 709.78, NaN gives NaN
/// - Source:    Cody and Waite's reduction, minimax polynomial
constexpr double exp(double x) {
  if (x > 0x1.62e42fefa39efp+9) return infinity<double>;
  if (x < -0x1.74910d52d3051p+9) return 0;
  return x != x ? x : headsup_detail::exp_in_range(x);
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
