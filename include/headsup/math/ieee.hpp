#pragma once

#include <headsup/core/argument_error.hpp>

#include <cstdint>

// A flag of g++ that reads 0.1 as a float; flags.hpp refuses the others.
static_assert(sizeof(0.1) == sizeof(double), "headsup requires IEEE arithmetic: no -fsingle-precision-constant");

// On 32-bit x86 without SSE2, results have more digits than their types, which makes exp wrong.
#if __FLT_EVAL_METHOD__ == 1 || __FLT_EVAL_METHOD__ == 2
#error "headsup::math requires IEEE arithmetic: on 32-bit x86 compile with -msse2 -mfpmath=sse"
#endif

// Numbers become their bits and back by __builtin_bit_cast: every program would compile <bit> for this alone.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_math {
/// What is greater than all other numbers.
template <class F> inline constexpr F infinity = static_cast<F>(__builtin_inf());
/// What is no number.
template <class F> inline constexpr F nan = static_cast<F>(__builtin_nan(""));

/// Adding this to a small number and subtracting it again rounds to an integer, which the low bits of the sum hold in
/// two's complement. A cast would be undefined for large numbers, and std::round is not constexpr.
inline constexpr double round_to_whole = 0x1.8p52;
/// The nearest integer, ties to even.
///
/// - Range: |x| <= 2^51
constexpr double to_whole(double x) { return (x + round_to_whole) - round_to_whole; }

/// 2 to the power k, exactly.
///
/// - Range: -1022 <= k <= 1023
constexpr double two_to_the(int k) { return __builtin_bit_cast(double, static_cast<std::uint64_t>(k + 1023) << 52); }

/// |x|, and a positive number with the sign of x, which 0 has too.
constexpr double size_of(double x) {
  return __builtin_bit_cast(double, __builtin_bit_cast(std::uint64_t, x) & ~(std::uint64_t{1} << 63));
}
constexpr double with_sign_of(double x, double positive) {
  return __builtin_bit_cast(double, __builtin_bit_cast(std::uint64_t, positive) |
                                        (__builtin_bit_cast(std::uint64_t, x) & std::uint64_t{1} << 63));
}

/// a * b, rounded before anything is added to it, so that a machine with fma computes the bits of one without.
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
}  // namespace HEADSUP_NAMESPACE::headsup_math
HEADSUP_EXACT_END

// Clang does not say of -fno-honor-infinities or -fno-honor-nans alone that they are on, and they cannot be undone: it
// notes them on parameters too. So every file that is compiled with them says so when the program starts.
#if defined(__clang__)
namespace HEADSUP_NAMESPACE::headsup_math::headsup_detail {
/// Whether the processor has the instructions that this file may be compiled to, of which a program can have others.
inline bool has_its_instructions() {
#if defined(__AVX512F__)
  return __builtin_cpu_supports("avx512f");
#elif defined(__AVX2__)
  return __builtin_cpu_supports("avx2");
#elif defined(__AVX__)
  return __builtin_cpu_supports("avx");
#else
  return true;
#endif
}
// A module exports nothing static: it asks once, for all who import it.
#if defined(HEADSUP_MODULE)
inline
#else
static
#endif
    bool const is_ieee [[maybe_unused]] = has_its_instructions() && [] {
      float volatile const unknown[] = {infinity<float>, nan<float>, 0.25f};
      float const infinite = unknown[0], none = unknown[1], quarter = unknown[2];
      if (infinite != infinity<float> || none == none)
        headsup_diagnostics::reject("compiled with -fno-honor-infinities or -fno-honor-nans, but masks are infinities");
      if (to_whole(static_cast<double>(quarter)) != 0)
        headsup_diagnostics::reject("compiled with flags that reorder sums, but exp has an order");
      return true;
    }();
}  // namespace HEADSUP_NAMESPACE::headsup_math::headsup_detail
#endif
