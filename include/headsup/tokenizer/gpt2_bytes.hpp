#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE {
// GPT-2 numbers bytes in an order of its own, and its files of merges have a letter for each byte: the 188 that Latin-1
// prints come first, as themselves; the others follow, as U+0100 and on. A blank is byte 220, and U+0120.

namespace headsup_detail {
inline constexpr std::size_t printed_bytes = 188;

struct byte_order {
  unsigned char id_of[256]{};
  unsigned char byte_of[256]{};
};
HEADSUP_HIDDEN inline constexpr byte_order gpt2_order = [] {
  constexpr unsigned char runs[][2] = {{'!', '~'}, {0xA1, 0xAC}, {0xAE, 0xFF}, {0, ' '}, {0x7F, 0xA0}, {0xAD, 0xAD}};
  byte_order order;
  std::size_t id = 0;
  for (auto const& run : runs)
    for (std::size_t byte = run[0]; byte <= run[1]; ++byte) {
      order.byte_of[id] = static_cast<unsigned char>(byte);
      order.id_of[byte] = static_cast<unsigned char>(id++);
    }
  return order;
}();

/// The id of a byte, 0 to 255, and the byte of an id.
constexpr std::size_t id_of_byte(char byte) { return gpt2_order.id_of[static_cast<unsigned char>(byte)]; }
constexpr char byte_of_id(std::size_t id) { return static_cast<char>(gpt2_order.byte_of[id]); }

/// The letter that stands for the byte of an id.
constexpr char32_t letter_of_id(std::size_t id) {
  if (id < printed_bytes) return gpt2_order.byte_of[id];
  return static_cast<char32_t>(0x100 + id - printed_bytes);
}

/// The id of the byte that a letter stands for, or 256 if it stands for none.
constexpr std::size_t id_of_letter(char32_t letter) {
  bool const printed = letter < 0x100;
  std::size_t const id = printed ? gpt2_order.id_of[letter] : letter - 0x100 + printed_bytes;
  return id < (printed ? printed_bytes : 256) ? id : 256;
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
