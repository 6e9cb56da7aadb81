#pragma once

#include <headsup/core/flags.hpp>

#include <cfloat>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace HEADSUP_NAMESPACE::headsup_text {
/// The part of std::numeric_limits that is used here: its header is long, and every program would compile it.
template <class Scalar> struct float_limits {
  static constexpr int digits = 0;
};
template <> struct float_limits<float> {
  static constexpr int digits = FLT_MANT_DIG;
  static constexpr int min_exponent = FLT_MIN_EXP;
  static constexpr int max_exponent = FLT_MAX_EXP;
  static constexpr int max_exponent10 = FLT_MAX_10_EXP;
};
template <> struct float_limits<double> {
  static constexpr int digits = DBL_MANT_DIG;
  static constexpr int min_exponent = DBL_MIN_EXP;
  static constexpr int max_exponent = DBL_MAX_EXP;
  static constexpr int max_exponent10 = DBL_MAX_10_EXP;
};

/// float and double, if they are those of IEEE 754: the types whose exact decimal value is known here.
template <class Scalar> concept BinaryFloat = float_limits<Scalar>::digits == (sizeof(Scalar) == 4 ? 24 : 53);

HEADSUP_HIDDEN inline constexpr std::uint32_t power_of_ten[] = {1,      10,      100,      1000,      10000,
                                                                100000, 1000000, 10000000, 100000000, 1000000000};

/// A finite number as mantissa * 2^exponent.
template <BinaryFloat Scalar> struct binary_parts {
  constexpr explicit binary_parts(Scalar finite_or_not) noexcept {
    using limits = float_limits<Scalar>;
    using bits = std::conditional_t<sizeof(Scalar) == 4, std::uint32_t, std::uint64_t>;
    constexpr int width = limits::digits - 1;
    constexpr bits leading = bits{1} << width;
    constexpr bits largest_field = 2 * limits::max_exponent - 1;

    bits const all = __builtin_bit_cast(bits, finite_or_not);
    bits const field = (all >> width) & largest_field;
    bits const fraction = all & (leading - 1);
    negative = all != (all & (~bits{} >> 1));
    finite = field != largest_field;
    nan = !finite && fraction != 0;
    mantissa = field == 0 ? fraction : leading | fraction;
    exponent = limits::min_exponent - limits::digits + (field == 0 ? 0 : static_cast<int>(field) - 1);
  }

  std::uint64_t mantissa;
  int exponent;
  bool negative, finite, nan;
};

/// The exact decimal value of a finite number without its sign, nine digits to a limb.
///
/// Places count digits from the decimal point: place 0 is the ones, 1 the tenths, -1 the tens.
template <BinaryFloat Scalar> class expansion {
 public:
  constexpr explicit expansion(binary_parts<Scalar> parts) noexcept {
    if (parts.mantissa == 0) parts.exponent = 0;
    if (parts.exponent < 0) {
      int const zeros = least(__builtin_ctzll(parts.mantissa), -parts.exponent);  // each would cost a digit below
      parts.mantissa >>= zeros;
      parts.exponent += zeros;
    }
    limb_[units] = static_cast<std::uint32_t>(parts.mantissa % base);
    if (parts.mantissa >= base) limb_[--first_] = static_cast<std::uint32_t>(parts.mantissa / base);
    for (int step = 0; parts.exponent > 0; parts.exponent -= step) multiply(step = least(parts.exponent, 29));
    for (int step = 0; parts.exponent < 0; parts.exponent += step) divide(step = least(-parts.exponent, 34));
  }

  /// How many of these decimals can differ from zero.
  static constexpr int worth_keeping(std::size_t decimals) noexcept {
    return decimals < 9 * limbs ? static_cast<int>(decimals) : 9 * limbs;
  }

  /// The place of the leading digit, negated, as in 1e+02; 0 for zero.
  constexpr int exponent() const noexcept {
    int k = 9 * (units - first_);
    for (std::uint32_t rest = limb_[first_]; rest >= 10; rest /= 10) ++k;
    return k;
  }

  constexpr char digit(int place) const noexcept {
    int const i = limb_of(place);
    if (i < first_ || i > last_) return '0';
    return static_cast<char>('0' + limb_[i] / power_of_ten[9 * (i - units) - place] % 10);
  }

  /// Keeps the digits up to this place, which is a decimal or after the leading digit.
  /// - Rounding: to nearest, ties to even.
  constexpr void round(int place) noexcept {
    int i = limb_of(place + 1);
    if (i > last_) return;
    std::uint32_t const unit = power_of_ten[9 * (i - units) - place];
    std::uint32_t const rest = limb_[i] % unit;
    bool up = rest > unit / 2;
    if (rest == unit / 2) {
      while (last_ > i && limb_[last_] == 0) --last_;
      up = last_ > i || ((unit == base ? limb_[i - 1] : limb_[i] / unit) & 1) != 0;
    }
    last_ = i;
    limb_[i] -= rest;
    if (!up) return;
    for (limb_[i] += unit; limb_[i] >= base; ++limb_[i]) {
      limb_[i] -= base;
      if (--i < first_) limb_[first_ = i] = 0;
    }
  }

 private:
  using limits = float_limits<Scalar>;
  static constexpr std::uint32_t base = 1000000000;
  static constexpr int units = limits::max_exponent10 / 9;  // the limb before the decimal point
  static constexpr int limbs = units + 1 + (limits::digits - limits::min_exponent) / 9 + 1;

  static constexpr int least(int a, int b) noexcept { return a < b ? a : b; }
  static constexpr int limb_of(int place) noexcept { return units + (place > 0 ? (place + 8) / 9 : place / 9); }

  // by 2^step, at most 2^29: the last carry fits one limb
  constexpr void multiply(int step) noexcept {
    std::uint64_t carry = 0;
    for (int i = last_; i >= first_; --i) {
      carry += std::uint64_t{limb_[i]} << step;
      limb_[i] = static_cast<std::uint32_t>(carry % base);
      carry /= base;
    }
    if (carry != 0) limb_[--first_] = static_cast<std::uint32_t>(carry);
  }

  // by 2^step, at most 2^34: the remainder times the base is less than 2^64
  constexpr void divide(int step) noexcept {
    std::uint64_t rest = 0;
    int i = first_;
    for (; i <= last_ || rest != 0; ++i) {
      rest = rest * base + (i <= last_ ? limb_[i] : 0);
      limb_[i] = static_cast<std::uint32_t>(rest >> step);
      rest &= (std::uint64_t{1} << step) - 1;
    }
    last_ = i - 1;
    while (limb_[first_] == 0) ++first_;
  }

  // Written from the smaller of first_ and units to the larger of units and last_.
  std::uint32_t limb_[static_cast<std::size_t>(limbs)];
  int first_ = units;
  int last_ = units;
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
