// Vectors of floats in the widest registers of the instruction set, as the compilers' vector extensions. Included once
// for each instruction set, in its namespace; HEADSUP_LANES is the number of floats in a register.

inline constexpr std::size_t lanes = HEADSUP_LANES;

typedef float floats __attribute__((vector_size(4 * HEADSUP_LANES)));
typedef std::int32_t ints __attribute__((vector_size(4 * HEADSUP_LANES)));
typedef std::uint32_t unsigned_ints __attribute__((vector_size(4 * HEADSUP_LANES)));
typedef float unaligned_floats __attribute__((vector_size(4 * HEADSUP_LANES), aligned(4), may_alias));
typedef std::uint32_t one_unsigned __attribute__((may_alias));
typedef std::uint16_t halves __attribute__((vector_size(2 * HEADSUP_LANES)));
typedef std::uint16_t two_halves __attribute__((vector_size(4 * HEADSUP_LANES)));
typedef std::uint16_t unaligned_halves __attribute__((vector_size(2 * HEADSUP_LANES), aligned(2), may_alias));
typedef std::uint32_t unaligned_two_halves __attribute__((vector_size(4 * HEADSUP_LANES), aligned(2), may_alias));

HEADSUP_INLINE floats load(float const* from) { return *reinterpret_cast<unaligned_floats const*>(from); }
HEADSUP_INLINE floats load(bfloat16 const* from) {
  unaligned_halves const found = *reinterpret_cast<unaligned_halves const*>(from);
  return reinterpret_cast<floats>(__builtin_convertvector(found, unsigned_ints) << 16);
}
HEADSUP_INLINE void store(float* to, floats x) { *reinterpret_cast<unaligned_floats*>(to) = x; }

/// Two registers of numbers: of floats one after the other; of halves every other one, which takes fewer instructions.
struct two_registers {
  floats first, second;
};
HEADSUP_INLINE two_registers load_two(float const* from) { return {load(from), load(from + lanes)}; }
HEADSUP_INLINE two_registers load_two(bfloat16 const* from) {
  unsigned_ints const both = *reinterpret_cast<unaligned_two_halves const*>(from);
  floats const lower = reinterpret_cast<floats>(both << 16), upper = reinterpret_cast<floats>(both & 0xffff0000);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return {upper, lower};
#else
  return {lower, upper};
#endif
}
/// Where load_two(Number const*) finds number i of a row of twice as many registers.
template <class Number> inline constexpr std::size_t place_of(std::size_t i) {
  return std::is_same_v<Number, float> ? i : i / (2 * lanes) * (2 * lanes) + i % lanes * 2 + i / lanes % 2;
}

/// One number in all lanes. Minus, not plus: -0 + 0 is 0, so the compiler could not drop the addition.
HEADSUP_INLINE floats all(float x) { return x - floats{}; }

/// The number at `from` in all lanes, as a factor.
HEADSUP_INLINE floats load_all(float const* from) {
  float x = *from;
#if defined(__aarch64__)
  // So that it stays a number, which multiply-adds take by element: a load into all lanes would occupy their units.
  asm("" : "+w"(x));
#endif
  return all(x);
}

/// a * b + c, rounded once where the instruction set can.
HEADSUP_INLINE floats multiply_add(floats a, floats b, floats c) {
#if defined(__wasm_relaxed_simd__)
  return __builtin_wasm_relaxed_madd_f32x4(a, b, c);
#else
#if defined(__clang__)
#pragma clang fp contract(fast)
#endif
  return a * b + c;
#endif
}

/// The bits of numbers rounded as bfloat16, in the upper half; a subnormal number counts as 0.
HEADSUP_INLINE unsigned_ints rounded(floats x) {
  unsigned_ints const bits = reinterpret_cast<unsigned_ints>(x);
  unsigned_ints const up = x != x ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1);
  return (bits & 0x7f800000) == 0 ? bits & 0x80000000 : up;
}

/// The numbers of the first and the second half in turn.
template <std::size_t... I> HEADSUP_INLINE two_halves interleaved(two_halves x, std::index_sequence<I...>) {
#if defined(__clang__)
  return __builtin_shufflevector(x, x, (I / 2 + I % 2 * lanes)...);
#else
  return __builtin_shuffle(x, two_halves{static_cast<std::uint16_t>(I / 2 + I % 2 * lanes)...});
#endif
}

/// What a product adds up: floats, a step at a time. In each pass, some columns of the step at `from` are multiplied by
/// a factor that all lanes have.
struct of_floats {
  static constexpr std::size_t at_once = 1, passes = 1;

  template <std::size_t Registers> HEADSUP_INLINE static void columns(floats (&some)[Registers], float const* from) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) some[v] = load(from + v * lanes);
  }
  HEADSUP_INLINE static floats factor(float const* from) { return load_all(from); }
  HEADSUP_INLINE static floats each(floats x, std::size_t) { return x; }
  HEADSUP_INLINE static floats add(floats a, floats b, floats sum) { return multiply_add(a, b, sum); }
};

/// The same with columns of halves, two in the place of a float.
struct of_halves : of_floats {
  template <std::size_t Registers> HEADSUP_INLINE static void columns(floats (&some)[Registers], float const* from) {
    auto const* const numbers = reinterpret_cast<bfloat16 const*>(from);
    HEADSUP_UNROLL
    for (std::size_t v = 0; v + 1 < Registers; v += 2) {
      two_registers const two = load_two(numbers + v * lanes);
      some[v] = two.first;
      some[v + 1] = two.second;
    }
    if constexpr (Registers % 2 != 0) some[Registers - 1] = load(numbers + (Registers - 1) * lanes);
  }
};

/// Or pairs of halves, of two steps that stand one after the other in memory: by the processor's instruction, or first
/// the second step, then the first, which gives the same bits as long as subnormal numbers count as 0
/// (flushes_subnormals). 64-bit Arm has an instruction for each step; that for both rounds otherwise.
template <bool Instruction> struct of_pairs {
#if defined(__ARM_FEATURE_BF16_VECTOR_ARITHMETIC)
  static constexpr bool whole = true;
#else
  static constexpr bool whole = Instruction;
#endif
  static constexpr std::size_t at_once = 2, passes = whole ? 1 : 2;

  template <std::size_t Registers> HEADSUP_INLINE static void columns(floats (&some)[Registers], float const* from) {
    of_floats::columns(some, from);
  }
  HEADSUP_INLINE static floats factor(float const* from) {
    return reinterpret_cast<floats>(unsigned_ints{} + *reinterpret_cast<one_unsigned const*>(from));
  }
  HEADSUP_INLINE static floats each(floats x, std::size_t pass) {
    if constexpr (whole) return x;
    unsigned_ints const both = reinterpret_cast<unsigned_ints>(x);
    return reinterpret_cast<floats>((pass == 0) == second_is_upper ? both & 0xffff0000 : both << 16);
  }
  HEADSUP_INLINE static floats add(floats a, floats b, floats sum) {
#if HEADSUP_LANES == 16
    // Not by the compilers' builtins: they need a function that is compiled for this instruction.
    if constexpr (Instruction) {
      asm("vdpbf16ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b));
      return sum;
    }
#endif
#if defined(__ARM_FEATURE_BF16_VECTOR_ARITHMETIC)
    asm("bfmlalt %0.4s, %1.8h, %2.8h\n\tbfmlalb %0.4s, %1.8h, %2.8h" : "+w"(sum) : "w"(a), "w"(b));
    return sum;
#elif defined(__x86_64__) && HEADSUP_LANES > 4
    // Also where nothing is optimised, and compilers would round twice: a product may be too large for a float.
    asm("vfmadd231ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b));
    return sum;
#else
    return multiply_add(a, b, sum);
#endif
  }

  /// Numbers rounded to halves.
  HEADSUP_INLINE static halves round(floats x) {
#if HEADSUP_LANES == 16
    if constexpr (Instruction) {
      halves rounded_x;
      asm("vcvtneps2bf16 %1, %0" : "=v"(rounded_x) : "v"(x));
      return rounded_x;
    }
#endif
    return __builtin_convertvector(rounded(x) >> 16, halves);
  }
  /// A pair of each two numbers.
  HEADSUP_INLINE static floats pairs(floats first, floats second) {
#if HEADSUP_LANES == 16
    if constexpr (Instruction) {
      two_halves both;
      asm("vcvtne2ps2bf16 %1, %2, %0" : "=v"(both) : "v"(first), "v"(second));
      return reinterpret_cast<floats>(interleaved(both, std::make_index_sequence<2 * lanes>{}));
    }
#endif
    floats const lower = second_is_upper ? first : second, upper = second_is_upper ? second : first;
    return reinterpret_cast<floats>(rounded(lower) >> 16 | (rounded(upper) & 0xffff0000));
  }

 private:
  static constexpr bool second_is_upper = __BYTE_ORDER__ != __ORDER_BIG_ENDIAN__;
};

/// The larger of each pair; NaN if y is NaN.
HEADSUP_INLINE floats larger(floats x, floats y) { return x > y ? x : y; }

/// 0, 1, 2, …
HEADSUP_INLINE floats lane_numbers() {
  floats numbers{};
  for (std::size_t i = 0; i < lanes; ++i) numbers[i] = static_cast<float>(i);
  return numbers;
}

/// Makes 2 to the power of each number of all registers. Every step is taken for all of them before the next, because a
/// step waits for the one before.
///
/// - Max error: 2 ulp
/// - Range:     up to 127; 0 below -127; NaN gives NaN
/// - Source:    reduction to [-1/2, 1/2], minimax polynomial of degree 5
template <std::size_t Registers> HEADSUP_INLINE void exp2(floats (&x)[Registers]) {
  // Adding this moves the whole part, and the exponent's bias, to the last bits of the sum.
  constexpr float shift = 0x1.8p23f + 127;
  constexpr float factors[]{0x1.3d0c52p-7f, 0x1.c6b6e4p-5f, 0x1.ebf918p-3f, 0x1.62e428p-1f, 0x1.000002p+0f};
  floats shifted[Registers], power[Registers];
  HEADSUP_UNROLL
  for (std::size_t i = 0; i < Registers; ++i) x[i] = larger(all(-127), x[i]);
  HEADSUP_UNROLL
  for (std::size_t i = 0; i < Registers; ++i) shifted[i] = x[i] + shift;
  HEADSUP_UNROLL
  for (std::size_t i = 0; i < Registers; ++i) x[i] -= shifted[i] - shift;
  HEADSUP_UNROLL
  for (std::size_t i = 0; i < Registers; ++i) power[i] = all(0x1.5c08e6p-10f);
  HEADSUP_UNROLL
  for (float const factor : factors) {
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < Registers; ++i) power[i] = multiply_add(power[i], x[i], all(factor));
  }
  HEADSUP_UNROLL
  for (std::size_t i = 0; i < Registers; ++i)
    x[i] = power[i] * reinterpret_cast<floats>(reinterpret_cast<ints>(shifted[i]) << 23);
}
template <class = void> HEADSUP_INLINE floats exp2(floats x) {
  floats one[]{x};
  exp2(one);
  return one[0];
}

/// The sum and the largest of all lanes; NaN if one of them is NaN.
HEADSUP_INLINE float sum_of(floats x) {
  float total = 0;
  for (std::size_t i = 0; i < lanes; ++i) total += x[i];
  return total;
}
HEADSUP_INLINE float largest_of(floats x) {
  float largest = x[0];
  for (std::size_t i = 1; i < lanes; ++i) largest = largest > x[i] || largest != largest ? largest : x[i];
  return largest;
}

/// The numbers of a and b, one after the other, at the places I.
template <std::size_t... I> HEADSUP_INLINE floats pick(floats a, floats b) {
#if defined(__clang__)
  return __builtin_shufflevector(a, b, I...);
#else  // g++ 11 has only its own
  return __builtin_shuffle(a, b, ints{static_cast<std::int32_t>(I)...});
#endif
}
template <std::size_t... I> HEADSUP_INLINE floats first_halves(floats a, floats b, std::index_sequence<I...>) {
  return pick<(I / 2 + I % 2 * lanes)...>(a, b);
}
template <std::size_t... I> HEADSUP_INLINE floats second_halves(floats a, floats b, std::index_sequence<I...>) {
  return pick<(lanes / 2 + I / 2 + I % 2 * lanes)...>(a, b);
}

/// Two registers as load_two(Number const*) gives them, in the order of memory.
template <class Number> HEADSUP_INLINE two_registers in_order(two_registers x) {
  if constexpr (std::is_same_v<Number, float>) return x;
  else {
    constexpr auto each = std::make_index_sequence<lanes>{};
    return {first_halves(x.first, x.second, each), second_halves(x.first, x.second, each)};
  }
}

/// Rows become columns: afterwards rows[i] holds lane i of every row. Each round shuffles the first half of the rows
/// into the second, which moves one bit of a number's position from the row to the lane and one back.
template <class = void> HEADSUP_INLINE void transpose(floats (&rows)[lanes]) {
  constexpr auto each = std::make_index_sequence<lanes>{};
  for (std::size_t round = 1; round < lanes; round *= 2) {
    floats next[lanes];
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < lanes / 2; ++i) {
      next[2 * i] = first_halves(rows[i], rows[i + lanes / 2], each);
      next[2 * i + 1] = second_halves(rows[i], rows[i + lanes / 2], each);
    }
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < lanes; ++i) rows[i] = next[i];
  }
}

/// a and b folded: lanes that stand so many apart are added up, in groups of twice as many; the sums of a before those
/// of b, in the whole register or in each four lanes.
template <std::size_t Half, std::size_t... I>
HEADSUP_INLINE floats fold(floats a, floats b, std::index_sequence<I...>) {
  constexpr std::size_t within = Half < 4 ? 4 : lanes;
  constexpr auto place = [](std::size_t i) {
    std::size_t const from = i % (within / 2) / Half * 2 * Half + i % Half;
    return i / within * within + from + (i % within < within / 2 ? 0 : lanes);
  };
  return pick<place(I)...>(a, b) + pick<(place(I) + Half)...>(a, b);
}

/// Lane i of the result is the sum of the lanes of rows[i]: those half a register apart first.
template <std::size_t Half = lanes / 2> HEADSUP_INLINE floats sums_of(floats (&rows)[lanes]) {
  constexpr std::size_t apart = Half < 4 ? 2 / Half : 2 * lanes / Half;
  HEADSUP_UNROLL
  for (std::size_t i = 0; i < lanes; ++i)
    if (i / apart % 2 == 0) rows[i] = fold<Half>(rows[i], rows[i + apart], std::make_index_sequence<lanes>{});
  if constexpr (Half != 1) sums_of<Half / 2>(rows);
  return rows[0];
}
