// What functions of one number are made of, without branches: included for double, and for vectors of doubles in the
// namespace of each instruction set, so that both compute the same bits. HEADSUP_INLINE begins a function. A Number
// has its bits in a `word`; product, polynomial and all are those of numbers. Templates: who calls none compiles none.

// Few statements and no calls: clang counts both, and a softmax at compile time calls this thousands of times. A double
// holds even the results that are denormal as floats, so the caller's cast rounds only once.
template <class Number> HEADSUP_INLINE Number exp_in_range_of_float(Number x) {
  Number const shifted = x * 0x1.71547652b82fep+0 + round_to_whole;
  Number const k = shifted - round_to_whole;
  Number const r = (x - k * 0x1.62e42fefa3800p-1) - k * 0x1.ef35793c76730p-45;
  Number const r2 = r * r;
  Number const tail =
      ((0x1.0000000000001p-1 + r * 0x1.5555555555556p-3) + r2 * (0x1.5555555553d4fp-5 + r * 0x1.11111111109adp-7)) +
      r2 * r2 *
          (((0x1.6c16c17893833p-10 + r * 0x1.a01a01a7c8d47p-13) +
            r2 * (0x1.a019b8ef67c6cp-16 + r * 0x1.71de0d9c145d0p-19)) +
           r2 * r2 * (0x1.2891a8c1d838dp-22 + r * 0x1.af38d53857513p-26));
  return __builtin_bit_cast(Number, (__builtin_bit_cast(word, shifted) + std::uint64_t{1023}) << 52) *
         (1.0 + (r + r2 * tail));
}

// e^x = 2^k (most + rest), to more digits than a double has; k is the low bits of `whole`.
template <class Number> struct exp_parts {
  Number most, rest;
  word whole;
};

template <class Number> HEADSUP_INLINE exp_parts<Number> exp_in_parts(Number x) {
  Number const shifted = product(x, all(0x1.71547652b82fep+0)) + round_to_whole;
  Number const k = shifted - round_to_whole;
  Number const above = x - product(k, all(0x1.62e42fee00000p-1));
  Number const below = product(k, all(0x1.a39ef35793c76p-33));
  Number const r = above - below;
  Number const tail =
      product(product(r, r),
              polynomial(r, 0x1.1f731ea5352cap-29, 0x1.af4e196027428p-26, 0x1.27e4db57442fbp-22, 0x1.71de021a90822p-19,
                         0x1.a01a01a6dcaffp-16, 0x1.a01a01abef415p-13, 0x1.6c16c16c162ccp-10, 0x1.11111111100cep-7,
                         0x1.5555555555556p-5, 0x1.5555555555557p-3, 0x1.0000000000000p-1));
  Number const most = 1.0 + r;
  return {most, ((1.0 - most) + r) + (((above - r) - below) + tail), __builtin_bit_cast(word, shifted)};
}

template <class Number> HEADSUP_INLINE Number tanh_of_small(Number x) {
  Number const z = product(x, x);
  return x + product(product(x, z), polynomial(z, -0x1.59a834187ce22p-16, 0x1.64fd88e9900a5p-14, -0x1.ec1091436eb2ap-13,
                                               0x1.34c5a8a996cd4p-11, -0x1.7d97cfd138c28p-10, 0x1.d6d339333f329p-9,
                                               -0x1.226e32f00cf0cp-7, 0x1.664f487713373p-6, -0x1.ba1ba1b9fec84p-5,
                                               0x1.1111111111032p-3, -0x1.5555555555555p-2));
}

// 1 - 2 / (e^2x + 1); the rounding error of each sum is added back at the end.
template <class Number> HEADSUP_INLINE Number tanh_of_medium(Number x) {
  exp_parts<Number> const power_of = exp_in_parts(2.0 * x);
  Number const scale = __builtin_bit_cast(Number, (power_of.whole + std::uint64_t{1023}) << 52);
  Number const power = power_of.most + power_of.rest;
  Number const sum = product(power, scale) + 1.0;
  Number const lost = (1.0 - (sum - product(power, scale))) + product((power_of.most - power) + power_of.rest, scale);
  Number const taken = 2.0 / sum;
  Number const result = 1.0 - taken;
  return result + (((1.0 - result) - taken) + product(product(taken, taken), 0.5 * lost));
}

// x = m * 2^k with m between sqrt(1/2) and sqrt(2).
template <class Number> struct scaled {
  Number m, k;
};

template <class Number> HEADSUP_INLINE scaled<Number> split_at_sqrt2(Number x) {
  auto const bits = __builtin_bit_cast(word, x);
  // 1024 more than k, so that it is positive: few processors have a shift of 64 bits that keeps the sign.
  word const above = (bits + (0x40000000'00000000u - 0x3fe6a09e'667f3bcdu)) >> 52;
  return {__builtin_bit_cast(Number, bits - ((above - std::uint64_t{1024}) << 52)),
          __builtin_bit_cast(Number, above | 0x43300000'00000000u) - (0x1p52 + 1024)};
}

// The logarithm of 2^k (1 + f) e^c, for a small f and a tiny c. With s = f / (2 + f), log(1 + f) is 2 atanh(s), here
// written as f - f^2/2 + s (f^2/2 + tail): the small terms restore what the large ones lose in rounding.
template <class Number> HEADSUP_INLINE Number log_of(Number k, Number f, Number c) {
  Number const s = f / (2.0 + f);
  Number const z = product(s, s);
  Number const half = product(0.5 * f, f);
  Number const tail =
      product(z, polynomial(z, 0x1.0c074d9f1dd73p-3, 0x1.0fbe3b6c6987dp-3, 0x1.3b1c38bb12df2p-3, 0x1.745cf8f4a7ec6p-3,
                            0x1.c71c72017f306p-3, 0x1.2492492476b73p-2, 0x1.9999999999a38p-2, 0x1.5555555555555p-1));
  Number const whole = product(k, all(0x1.62e42fee00000p-1));
  Number const line = whole + f;
  Number const parabola = line - half;
  Number const lost = ((whole - line) + f) + ((line - parabola) - half);
  return parabola + (lost + (product(s, half + tail) + (product(k, all(0x1.a39ef35793c76p-33)) + c)));
}

// What follows is for floats: within 2^-31 of the result, so that the rounding to float is nearly all of the error.

// 2^x, for x from -1022 to 1023. Each product is rounded before it is added to anything.
template <class Number> HEADSUP_INLINE Number power_of_two(Number x) {
  Number const shifted = x + round_to_whole;
  Number const r = x - (shifted - round_to_whole);
  Number const r2 = product(r, r);
  Number const low = (0x1.ffffffffa7135p-1 + product(r, all(0x1.62e42fef9cc69p-1))) +
                     product(r2, 0x1.ebfbe0aa03df0p-3 + product(r, all(0x1.c6b08da70cce3p-5)));
  Number const high = (0x1.3b29d8bb0b97ep-7 + product(r, all(0x1.5d877598350dep-10))) +
                      product(r2, 0x1.446c79efd4834p-13 + product(r, all(0x1.00c0e4e15189cp-16)));
  return (low + product(product(r2, r2), high)) *
         __builtin_bit_cast(Number, (__builtin_bit_cast(word, shifted) + std::uint64_t{1023}) << 52);
}

// 1 + e^-x.
template <class Number> HEADSUP_INLINE Number one_and_power(Number x) {
  Number const exponent = product(x, all(-0x1.71547652b82fep+0));
  return 1.0 + power_of_two(at_most(at_least(exponent, -64), 1000));
}

// The part of a normal distribution beyond t, for t from 0 to 14.6: e^(-t^2/2) / (t + 5) times a polynomial.
template <class Number> HEADSUP_INLINE Number beyond(Number t) {
  Number const w = 1.0 / (t + 5.0);
  Number const smooth =
      polynomial(w, 0x1.50da1cab50a6fp+22, -0x1.8ce6e58b921a9p+22, 0x1.6393b663da6b0p+21, -0x1.4f1dc08d7e520p+19,
                 0x1.f65daa5bb4506p+16, -0x1.4dbb3aa1c5cabp+13, 0x1.d64438e1d97f0p+10, 0x1.ff5d40c836434p+6,
                 0x1.72bc035d7d0f4p+5, 0x1.3062ca8c128f4p+3, 0x1.fee2298d846ddp+0, 0x1.9882bf76f897ap-2);
  return product(product(w, smooth), power_of_two(product(product(t, t), all(-0x1.71547652b82fep-1))));
}

// For x from -1 to 1.
template <class Number> HEADSUP_INLINE Number erf_of_small_float(Number x) {
  return product(x, polynomial(product(x, x), -0x1.445f47d33d87bp-17, 0x1.d887505de3ba6p-14, -0x1.bccf664d7f763p-11,
                               0x1.562a60ddba6e6p-8, -0x1.b829c897922e5p-6, 0x1.ce2f08fec14fdp-4, -0x1.81274665754c3p-2,
                               0x1.20dd7504045d6p+0));
}

// For x from 0 to 4.
template <class Number> HEADSUP_INLINE Number erf_of_large_float(Number x) {
  return 1.0 - 2.0 * beyond(product(x, all(0x1.6a09e667f3bcdp+0)));
}

template <class Number> HEADSUP_INLINE Number sigmoid_of_float(Number x) { return 1.0 / one_and_power(x); }

// Where the result is 0 as a float, the lowest x whose result is gives it, also for -infinity.
template <class Number> HEADSUP_INLINE Number silu_of_float(Number x) {
  Number const above = at_least(x, -200);
  return above / one_and_power(above);
}

template <class Number> HEADSUP_INLINE Number gelu_of_float(Number x) {
  Number const above = at_least(x, -14.6);
  Number const tail = beyond(at_most(x < 0.0 ? -above : above, 14.6));
  return product(above, x < 0.0 ? tail : 1.0 - tail);
}

// x / (1 + e^-2y), which is x/2 (1 + tanh y), for y = sqrt(2/pi) (x + 0.044715 x^3).
template <class Number> HEADSUP_INLINE Number gelu_tanh_of_float(Number x) {
  Number const above = at_least(x, -14.6);
  Number const twice = product(0x1.9884533d43651p+0 * above, 1.0 + product(product(above, above), all(0.044715)));
  return above / one_and_power(twice);
}
