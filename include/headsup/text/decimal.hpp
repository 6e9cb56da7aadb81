#pragma once

#include <headsup/text/expansion.hpp>
#include <headsup/text/sink.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace HEADSUP_NAMESPACE::headsup_text {
/// bool and the integers of up to 64 bits.
template <class Scalar> concept WholeNumber = std::is_integral_v<Scalar> && sizeof(Scalar) <= 8;

namespace headsup_detail {
#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 two_words;
#else  // on 32-bit processors: enough for every float
typedef std::uint64_t two_words;
#endif

constexpr void put_with_point(sink& to, std::uint64_t digits, std::size_t decimals) noexcept {
  std::uint64_t const ones = power_of_ten[decimals];
  std::uint64_t unit = ones;
  while (digits / unit >= 10) unit *= 10;
  for (; unit != 0; unit /= 10) {
    to.put(static_cast<char>('0' + digits / unit % 10));
    if (unit == ones && decimals != 0) to.put('.');
  }
}

template <BinaryFloat Scalar> constexpr bool put_sign_or_word(sink& to, binary_parts<Scalar> const& x) noexcept {
  if (x.negative && !x.nan) to.put('-');
  if (!x.finite) to.put(x.nan ? "nan" : "inf");
  return x.finite;
}

// What most tensors hold. In a constant expression this takes half the steps of an expansion.
template <BinaryFloat Scalar>
constexpr bool put_fixed_in_two_words(sink& to, binary_parts<Scalar> const& x, std::size_t decimals) noexcept {
  if (x.exponent >= 0 || decimals > 9) return false;
  if constexpr (sizeof(two_words) == 8)
    if (x.mantissa > (std::uint64_t{1} << 62) / power_of_ten[decimals]) return false;
  constexpr int most = 8 * sizeof(two_words) - 1;
  // The product is less than 2^83, or 2^62, so the longest shift leaves nothing, as a longer one would.
  int const shift = x.exponent > -most ? -x.exponent : most;
  two_words const scaled = two_words{x.mantissa} * power_of_ten[decimals];
  two_words const whole = scaled >> shift;
  if (whole >> 63 != 0) return false;
  two_words const rest = scaled - (whole << shift);
  two_words const half = two_words{1} << (shift - 1);
  bool const up = rest > half || (rest == half && (whole & 1) != 0);
  put_with_point(to, static_cast<std::uint64_t>(whole) + up, decimals);
  return true;
}

template <BinaryFloat Scalar>
constexpr void put_digits(sink& to, expansion<Scalar> const& x, int from, int last_before_point, int last) noexcept {
  for (; from <= last; ++from) {
    to.put(x.digit(from));
    if (from == last_before_point && from != last) to.put('.');
  }
}
}  // namespace headsup_detail

/// Writes x with `decimals` decimals, as Python's '{:.4f}' does: 0.4300, -0.0000, inf, -inf, nan.
/// - Rounding: to nearest of the exact binary value, ties to even.
template <BinaryFloat Scalar> constexpr void put_fixed(sink& to, Scalar x, std::size_t decimals) noexcept {
  binary_parts<Scalar> const parts(x);
  if (!headsup_detail::put_sign_or_word(to, parts) || headsup_detail::put_fixed_in_two_words(to, parts, decimals))
    return;
  expansion<Scalar> exact(parts);
  int const kept = exact.worth_keeping(decimals);
  exact.round(kept);
  int const exponent = exact.exponent();
  headsup_detail::put_digits(to, exact, exponent > 0 ? -exponent : 0, 0, kept);
  to.put('0', decimals - static_cast<std::size_t>(kept));
}

/// Writes one digit, `decimals` decimals and an exponent, as Python's '{:.4e}' does: 4.3000e-01, 1.0000e+100.
/// - Rounding: to nearest of the exact binary value, ties to even.
template <BinaryFloat Scalar> constexpr void put_scientific(sink& to, Scalar x, std::size_t decimals) noexcept {
  binary_parts<Scalar> const parts(x);
  if (!headsup_detail::put_sign_or_word(to, parts)) return;
  expansion<Scalar> exact(parts);
  int const kept = exact.worth_keeping(decimals);
  exact.round(kept - exact.exponent());
  int exponent = exact.exponent();  // again: 9.99999 has become 10.0000
  headsup_detail::put_digits(to, exact, -exponent, -exponent, kept - exponent);
  to.put('0', decimals - static_cast<std::size_t>(kept));
  to.put('e');
  to.put(exponent < 0 ? '-' : '+');
  if (exponent < 0) exponent = -exponent;
  if (exponent >= 100) to.put(static_cast<char>('0' + exponent / 100));
  to.put(static_cast<char>('0' + exponent / 10 % 10));
  to.put(static_cast<char>('0' + exponent % 10));
}

/// Writes an integer, or True or False, as Python's str does.
template <class Integer> requires(std::is_integral_v<Integer> && sizeof(Integer) <= 8)
constexpr void put_integer(sink& to, Integer n) noexcept {
  if constexpr (std::is_same_v<Integer, bool>) {
    to.put(n ? "True" : "False");
  } else {
    bool const negative = n < Integer{};
    if (negative) to.put('-');
    std::uint64_t const size = static_cast<std::uint64_t>(n);
    headsup_detail::put_with_point(to, negative ? 0 - size : size, 0);
  }
}
}  // namespace HEADSUP_NAMESPACE::headsup_text
