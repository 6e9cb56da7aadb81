#pragma once

#include <headsup/core/flags.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Up to 11 bytes and how many they are: a key that is compared and spread without a loop. With a number it fills 16
/// bytes.
class short_text {
 public:
  static constexpr std::size_t longest = 11;

  short_text() = default;

  /// The first `size` bytes of a text of which `readable` may be read.
  short_text(char const* text, std::size_t size, std::size_t readable) {
    std::uint64_t first = 0;
    std::uint32_t rest = 0;
    if (std::endian::native == std::endian::little && readable >= 12) {
      std::memcpy(&first, text, 8);
      std::memcpy(&rest, text + 8, 4);
      if (size < 8) first &= (std::uint64_t{1} << (8 * size)) - 1;
      rest = size <= 8 ? 0 : rest & ((std::uint32_t{1} << (8 * (size - 8))) - 1);
    } else {
      std::memcpy(&first, text, size < 8 ? size : 8);
      if (size > 8) std::memcpy(&rest, text + 8, size - 8);
    }
    low_ = static_cast<std::uint32_t>(first);
    high_ = static_cast<std::uint32_t>(first >> 32);
    rest_ = rest ^ static_cast<std::uint32_t>(size) << 24;
  }

  bool operator==(short_text const& other) const {
    return ((low_ ^ other.low_) | (high_ ^ other.high_) | (rest_ ^ other.rest_)) == 0;
  }

  /// Spreads texts over 64 bits, best over the high ones.
  friend std::uint64_t hash_of(short_text const& text) {
    std::uint64_t const first = std::uint64_t{text.high_} << 32 | text.low_;
    std::uint64_t const mixed = (first ^ std::uint64_t{text.rest_} << 20) * 0x9E3779B97F4A7C15;
    return (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93;
  }

 private:
  std::uint32_t low_ = 0;
  std::uint32_t high_ = 0;
  std::uint32_t rest_ = 0;
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
