#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE {
/// Bytes that lie elsewhere: what constants need of std::string_view, whose header takes libc++ most of a second.
struct byte_range {
  char const* data = nullptr;
  std::size_t size = 0;

  constexpr char operator[](std::size_t i) const { return data[i]; }
  constexpr char const* begin() const { return data; }
  constexpr char const* end() const { return data + size; }
  constexpr bool empty() const { return size == 0; }

  /// The first n bytes, and those after them: at most all.
  constexpr byte_range first(std::size_t n) const { return {data, n < size ? n : size}; }
  constexpr byte_range after(std::size_t n) const { return n < size ? byte_range{data + n, size - n} : byte_range{}; }

  /// Where a byte is first, or size.
  constexpr std::size_t place_of(char byte) const {
    std::size_t i = 0;
    while (i < size && data[i] != byte) ++i;
    return i;
  }

  constexpr bool begins_with(char const* text) const {
    std::size_t i = 0;
    while (i < size && text[i] != '\0' && data[i] == text[i]) ++i;
    return text[i] == '\0';
  }

  constexpr bool operator==(byte_range const& other) const {
    if (size != other.size) return false;
    for (std::size_t i = 0; i < size; ++i)
      if (data[i] != other.data[i]) return false;
    return true;
  }
};
}  // namespace HEADSUP_NAMESPACE
