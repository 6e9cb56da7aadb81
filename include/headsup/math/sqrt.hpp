#pragma once

#include <headsup/math/ieee.hpp>

#include <cfloat>
#include <cstdint>
#include <type_traits>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
namespace headsup_detail {
// x = m * 4^e with an integer m of 53 or 54 bits. Heron's iteration finds all but the last bit of the root of m * 2^52.
// An exact remainder decides that bit: it is below 2^55, so arithmetic modulo 2^64 preserves it.
constexpr double sqrt_of_positive(double x) {
  bool const denormal = x < DBL_MIN;
  auto const bits = __builtin_bit_cast(std::uint64_t, denormal ? x * 0x1p54 : x);
  int const exponent = static_cast<int>(bits >> 52) - 1023;
  auto const m = ((bits & 0xfffff'ffffffff) | 0x100000'00000000) << (exponent & 1);
  double const square = static_cast<double>(m) * 0x1p52;
  double const guess =
      __builtin_bit_cast(double, (__builtin_bit_cast(std::uint64_t, square) >> 1) + 0x1ff7a3be'a91d9b1b);
  double const better = 0.5 * (guess + square / guess);
  double const good = 0.5 * (better + square / better);
  double const closer = 0.5 * (good + square / good);
  auto const root = static_cast<std::int64_t>(0.5 * (closer + square / closer));
  auto const remainder =
      static_cast<std::int64_t>((m << 52) - static_cast<std::uint64_t>(root) * static_cast<std::uint64_t>(root));
  return static_cast<double>(root + (remainder > root) - (remainder <= -root)) *
         two_to_the((exponent >> 1) - (denormal ? 79 : 52));
}
}  // namespace headsup_detail

/// The square root of x.
///
/// - Max error: 0.5 ULP
/// - Range:     all doubles; sqrt(-0) is -0, NaN and x < 0 give NaN
/// - Source:    IEEE 754 at run time; at compile time Heron's iteration and Tuckerman's test of the remainder
constexpr double sqrt(double x) {
  if (x < 0) return nan<double>;
  if (!std::is_constant_evaluated()) return __builtin_sqrt(x);
  return x != x || x == 0 || x == infinity<double> ? x : headsup_detail::sqrt_of_positive(x);
}

/// The square root of x.
///
/// - Max error: 0.5 ULP
/// - Range:     all floats; sqrt(-0) is -0, NaN and x < 0 give NaN
/// - Source:    IEEE 754 at run time; at compile time sqrt(double), whose 53 bits make the second rounding harmless
constexpr float sqrt(float x) {
  if (x < 0) return nan<float>;
  if (!std::is_constant_evaluated()) return __builtin_sqrtf(x);
  return static_cast<float>(sqrt(static_cast<double>(x)));
}

/// As std::sqrt, an integer is taken for a double.
template <class Integer> requires std::is_integral_v<Integer>
constexpr double sqrt(Integer x) {
  return sqrt(static_cast<double>(x));
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END
