// Functions of each number, as headsup_math has them: the same bits, since both are the same formulas in double, of
// which
// nothing is fused.

#if defined(__clang__)
#pragma clang fp contract(off)
#else
#pragma GCC push_options
#pragma GCC optimize("fp-contract=off")
#endif

namespace in_double {
using headsup_math::round_to_whole;

typedef double number __attribute__((vector_size(4 * HEADSUP_LANES)));
typedef std::uint64_t word __attribute__((vector_size(4 * HEADSUP_LANES)));
typedef float narrow __attribute__((vector_size(2 * HEADSUP_LANES)));
typedef float unaligned_narrow __attribute__((vector_size(2 * HEADSUP_LANES), aligned(4), may_alias));

inline constexpr std::size_t numbers = HEADSUP_LANES / 2;

HEADSUP_INLINE number all(double x) { return x - number{}; }
HEADSUP_INLINE number product(number a, number b) { return a * b; }
HEADSUP_INLINE number at_least(number x, double low) { return x < low ? all(low) : x; }
HEADSUP_INLINE number at_most(number x, double high) { return x > high ? all(high) : x; }
template <class... Coefficients> HEADSUP_INLINE number polynomial(number x, double highest, Coefficients... lower) {
  number sum = all(highest);
  ((sum = lower + x * sum), ...);
  return sum;
}

#include <headsup/math/formulas.inl>

HEADSUP_INLINE number size_of(number x) {
  return __builtin_bit_cast(number, __builtin_bit_cast(word, x) & ~(std::uint64_t{1} << 63));
}
HEADSUP_INLINE number with_sign_of(number x, number positive) {
  word const sign = __builtin_bit_cast(word, x) & (std::uint64_t{1} << 63);
  return __builtin_bit_cast(number, __builtin_bit_cast(word, positive) | sign);
}

/// A function of floats, for x in double; NaN gives NaN.
template <function F> HEADSUP_INLINE number result_of(number x) {
  if constexpr (F == function::exp) return exp_in_range_of_float(at_most(at_least(x, -150), 150));
  else if constexpr (F == function::tanh) {
    number const size = at_most(size_of(x), 20);
    return with_sign_of(x, size < 0.55 ? tanh_of_small(size) : tanh_of_medium(size));
  } else if constexpr (F == function::erf) {
    number const size = at_most(size_of(x), 4);
    return with_sign_of(x, size < 1.0 ? erf_of_small_float(size) : erf_of_large_float(size));
  } else if constexpr (F == function::relu) return at_least(x, 0);
  else if constexpr (F == function::sigmoid) return sigmoid_of_float(x);
  else if constexpr (F == function::silu) return silu_of_float(x);
  else if constexpr (F == function::gelu) return gelu_of_float(x);
  else return gelu_tanh_of_float(x);
}

/// out = F(x) for n numbers.
template <function F> inline void calculate(float* out, float const* x, std::size_t n) {
  std::size_t i = 0;
  for (; n - i >= numbers; i += numbers) {
    narrow const from = *reinterpret_cast<unaligned_narrow const*>(x + i);
    *reinterpret_cast<unaligned_narrow*>(out + i) =
        __builtin_convertvector(result_of<F>(__builtin_convertvector(from, number)), narrow);
  }
  narrow last{};
  for (std::size_t at = i; at < n; ++at) last[at - i] = x[at];
  last = __builtin_convertvector(result_of<F>(__builtin_convertvector(last, number)), narrow);
  for (std::size_t at = i; at < n; ++at) out[at] = last[at - i];
}
}  // namespace in_double

#if defined(__clang__)
#pragma clang fp contract(on)
#else
#pragma GCC pop_options
#endif
