#pragma once

#include <headsup/core/flags.hpp>

#include <bit>
#include <cstdint>

#if defined(__FAST_MATH__)
#error "headsup::math requires IEEE arithmetic: compile without -ffast-math"
#endif

// On 32-bit x86 without SSE2, results have more digits than their types, which makes exp wrong.
#if __FLT_EVAL_METHOD__ == 1 || __FLT_EVAL_METHOD__ == 2
#error "headsup::math requires IEEE arithmetic: on 32-bit x86 compile with -msse2 -mfpmath=sse"
#endif

namespace HEADSUP_NAMESPACE::math {
template <class F> inline constexpr F infinity = static_cast<F>(__builtin_inf());
template <class F> inline constexpr F nan = static_cast<F>(__builtin_nan(""));

/// Adding this to a small number and subtracting it again rounds to an integer, which the low bits of the sum hold in
/// two's complement. A cast would be undefined for large numbers, and std::round is not constexpr.
inline constexpr double round_to_whole = 0x1.8p52;

/// 2 to the power k, exactly.
///
/// - Range: -1022 <= k <= 1023
constexpr double two_to_the(int k) { return std::bit_cast<double>(static_cast<std::uint64_t>(k + 1023) << 52); }

/// a * b, rounded before anything is added to it, so that a machine with fma computes the bits of one without.
///
/// - Range: clang honours this with -ffp-contract=on (its default) and off, but not with fast
constexpr double product(double a, double b) {
#if __has_builtin(__builtin_assoc_barrier)
  return __builtin_assoc_barrier(a * b);
#else
  return a * b;
#endif
}

/// The polynomial in x with the coefficients that follow, highest power first.
///
/// - Rounding: Horner's rule, each product and each sum on its own
template <class... Coefficients> constexpr double polynomial(double x, double highest, Coefficients... lower) {
  ((highest = lower + product(x, highest)), ...);
  return highest;
}
}  // namespace HEADSUP_NAMESPACE::math
