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
  } else if constexpr (F == function::log) {
    auto const [m, k] = split_at_sqrt2(x);
    number const from_zero = x == 0.0 ? all(-headsup_math::infinity<double>) : log_of(k, m - 1.0, number{});
    number const finite = x < 0.0 ? all(headsup_math::nan<double>) : from_zero;
    return x < headsup_math::infinity<double> ? finite : x;
  } else if constexpr (F == function::relu) return at_least(x, 0);
  else if constexpr (F == function::sigmoid) return sigmoid_of_float(x);
  else if constexpr (F == function::silu) return silu_of_float(x);
  else if constexpr (F == function::gelu) return gelu_of_float(x);
  else return gelu_tanh_of_float(x);
}

/// As many of n numbers as a register holds; the others are 0, and not written.
HEADSUP_INLINE narrow load(float const* from, std::size_t n) {
  if (n >= numbers) return *reinterpret_cast<unaligned_narrow const*>(from);
  narrow last{};
  HEADSUP_UNROLL
  for (std::size_t i = 0; i + 1 < numbers; ++i)
    if (i < n) last[i] = from[i];
  return last;
}
HEADSUP_INLINE void store(float* to, narrow x, std::size_t n) {
  if (n >= numbers) {
    *reinterpret_cast<unaligned_narrow*>(to) = x;
    return;
  }
  HEADSUP_UNROLL
  for (std::size_t i = 0; i + 1 < numbers; ++i)
    if (i < n) to[i] = x[i];
}

template <function F> HEADSUP_INLINE narrow result_of_floats(narrow x) {
  return __builtin_convertvector(result_of<F>(__builtin_convertvector(x, number)), narrow);
}

/// out = F(x) for n numbers.
template <function F> inline void calculate(float* out, float const* x, std::size_t n) {
  std::size_t i = 0;
  for (; n - i >= numbers; i += numbers) store(out + i, result_of_floats<F>(load(x + i, numbers)), numbers);
  if (i < n) store(out + i, result_of_floats<F>(load(x + i, n - i)), n - i);
}

/// softmax_row of each of a few columns that stand side by side: each has a lane, so that it adds in the same order.
template <class = void>
inline void softmax_columns(float* out, float const* x, std::size_t columns, std::size_t step, std::size_t n) {
  narrow largest[columns_at_once / numbers], total[columns_at_once / numbers]{};
  for (narrow& each : largest) each = narrow{} - headsup_math::infinity<float>;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t c = 0; c < columns; c += numbers) {
      narrow const next = load(x + i * step + c, columns - c);
      narrow& most = largest[c / numbers];
      most = next > most ? next : most;
    }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t c = 0; c < columns; c += numbers) {
      narrow const below = load(x + i * step + c, columns - c) - largest[c / numbers];
      narrow const power = result_of_floats<function::exp>(below);
      total[c / numbers] += power;
      store(out + i * step + c, power, columns - c);
    }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t c = 0; c < columns; c += numbers) {
      float* const weights = out + i * step + c;
      store(weights, load(weights, columns - c) / total[c / numbers], columns - c);
    }
  // A column with +inf or NaN, or with only -inf: the processor's NaN may have another sign.
  for (std::size_t c = 0; c < columns; ++c)
    if (float const sum = total[c / numbers][c % numbers]; sum != sum)
      for (std::size_t i = 0; i < n; ++i) out[i * step + c] = headsup_math::nan<float>;
}
}  // namespace in_double

#if defined(__clang__)
#pragma clang fp contract(on)
#else
#pragma GCC pop_options
#endif
