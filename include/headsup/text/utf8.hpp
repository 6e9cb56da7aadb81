#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE::headsup_text {
/// A code point at the beginning of a text, and how many bytes it takes there.
struct code_point {
  char32_t code;
  std::size_t bytes;
};

/// What stands for a byte that is no part of UTF-8.
inline constexpr char32_t replacement_character = 0xFFFD;

/// The code point that a text of size bytes, not 0, begins with. The first byte of what is none, because it is cut,
/// overlong, a surrogate or beyond U+10FFFF, is a replacement_character by itself.
constexpr code_point first_code_point(char const* text, std::size_t size) {
  auto const at = [=](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  unsigned char const lead = at(0);
  if (lead < 0x80) return {lead, 1};
  std::size_t const bytes = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
  if (bytes == 1 || bytes > size) return {replacement_character, 1};
  char32_t code = lead & (0x7Fu >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((at(i) & 0xC0) != 0x80) return {replacement_character, 1};
    code = code << 6 | (at(i) & 0x3Fu);
  }
  bool const overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
  bool const surrogate = code >= 0xD800 && code < 0xE000;
  if (overlong || surrogate || code > 0x10FFFF) return {replacement_character, 1};
  return {code, bytes};
}
}  // namespace HEADSUP_NAMESPACE::headsup_text
