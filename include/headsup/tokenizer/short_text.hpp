#pragma once

#include <headsup/core/flags.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace HEADSUP_NAMESPACE {
/// Up to 15 bytes and how many they are, in two numbers: a key that is compared and spread without a loop.
struct short_text {
  static constexpr std::size_t longest = 15;

  std::uint64_t first = 0;
  std::uint64_t rest = 0;

  short_text() = default;

  /// The first `size` bytes of a text of which `readable` may be read.
  short_text(char const* text, std::size_t size, std::size_t readable) {
    if (std::endian::native == std::endian::little && readable >= 16) {
      std::memcpy(&first, text, 8);
      std::memcpy(&rest, text + 8, 8);
      if (size < 8) first &= (std::uint64_t{1} << (8 * size)) - 1;
      rest = size <= 8 ? 0 : rest & ((std::uint64_t{1} << (8 * (size - 8))) - 1);
    } else {
      std::memcpy(&first, text, size < 8 ? size : 8);
      if (size > 8) std::memcpy(&rest, text + 8, size - 8);
    }
    rest ^= static_cast<std::uint64_t>(size) << 56;
  }

  constexpr bool operator==(short_text const& other) const { return first == other.first && rest == other.rest; }
};

constexpr std::uint64_t hash_of(short_text const& text) {
  std::uint64_t const mixed = (text.first ^ std::rotl(text.rest, 23)) * 0x9E3779B97F4A7C15;
  return (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93;
}
}  // namespace HEADSUP_NAMESPACE
