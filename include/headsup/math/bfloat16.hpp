#pragma once

#include <headsup/core/flags.hpp>

#include <cstdint>

namespace headsup {
/// The upper half of a float: its sign, its exponent and 7 bits of its fraction. It stores numbers and does not
/// compute: packed layers keep weights, keys and values in it, and compute in float.
///
/// - Rounding: to the nearest, ties to even, within 2^-8 of the number; from 0x1.ffp127 on infinite; NaN stays NaN
/// - Source:   Intel, BFLOAT16 - Hardware Numerics Definition (2018); there subnormal numbers become 0, here they stay
class bfloat16 {
 public:
  // Inlined: kernels of the library take these, which may be compiled with other flags.
  constexpr bfloat16() = default;
  [[gnu::always_inline]] constexpr explicit bfloat16(float x) : bits_(rounded(__builtin_bit_cast(std::uint32_t, x))) {}

  [[gnu::always_inline]] static constexpr bfloat16 from_bits(std::uint16_t bits) {
    bfloat16 made;
    made.bits_ = bits;
    return made;
  }
  [[gnu::always_inline]] constexpr std::uint16_t bits() const { return bits_; }

  [[gnu::always_inline]] constexpr explicit operator float() const {
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits_) << 16);
  }

 private:
  [[gnu::always_inline]] static constexpr std::uint16_t rounded(std::uint32_t x) {
    constexpr std::uint32_t quiet = 0x40, infinite = 0x7f800000;
    if ((x & 0x7fffffff) > infinite) return static_cast<std::uint16_t>(x >> 16 | quiet);
    return static_cast<std::uint16_t>((x + 0x7fff + (x >> 16 & 1)) >> 16);
  }

  std::uint16_t bits_;
};
}  // namespace headsup
