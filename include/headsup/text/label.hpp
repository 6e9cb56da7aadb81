#pragma once

#include <headsup/text/decimal.hpp>
#include <headsup/text/sink.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace HEADSUP_NAMESPACE::text {
/// The name of a row or a column: UTF-8 that another object owns. Without text it stands for the position.
class label {
 public:
  /// What is written of a label: so many columns of a fixed-width font at most, and so many bytes.
  static constexpr std::size_t most_columns = 20;
  static constexpr std::size_t most_bytes = 128;

  constexpr label() = default;
  constexpr label(char const* letters) : first_(letters), is_position_(false) {
    // In a constant, with -fsanitize=undefined, a comparison with null is none for g++, and a null would be an error.
    if (!__builtin_is_constant_evaluated() && letters == nullptr) first_ = "";
    while (first_[length_] != '\0') ++length_;
  }
  /// std::string, std::string_view and other texts that know their length.
  template <class Text> requires requires(Text const& text) {
    { text.data() } -> std::convertible_to<char const*>;
    { text.size() } -> std::convertible_to<std::size_t>;
  }
  constexpr label(Text const& text) : first_(text.data()), length_(text.size()), is_position_(false) {}

  /// The width of what is written of it.
  constexpr std::size_t columns(std::size_t position) const {
    if (is_position_) {
      sink digits(nullptr);
      put_integer(digits, position);
      return digits.length();
    }
    seen const all = look(most_columns);
    return all.whole ? all.columns : most_columns;
  }

  /// Writes it as text of an XML element. What is too long ends in "…", and what XML cannot hold is shown as a symbol.
  constexpr void put(sink& to, std::size_t position) const {
    if (is_position_) return put_integer(to, position);
    seen const all = look(most_columns);
    std::size_t const end = all.whole ? length_ : look(most_columns - 1).bytes;
    for (std::size_t at = 0; at < end;) put_escaped(to, next(at));
    if (!all.whole) to.put("\u2026");
  }

 private:
  struct seen {
    std::size_t columns, bytes;
    bool whole;
  };

  /// How much fits this many columns. Marks that take no column count too, so that the bytes are bounded.
  constexpr seen look(std::size_t room) const {
    seen result{0, 0, true};
    for (std::size_t at = 0, count = 0; at < length_; ++count) {
      std::size_t const width = columns_of(next(at));
      if (result.columns + width > room || count == most_columns + 4) {
        result.whole = false;
        return result;
      }
      result = {result.columns + width, at, true};
    }
    return result;
  }

  /// The character at `at`, which moves behind it; U+FFFD for bytes that are no UTF-8 and for what XML has no place for.
  constexpr std::uint32_t next(std::size_t& at) const {
    constexpr std::uint32_t replacement = 0xFFFD;
    auto const byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(first_[i])); };
    std::uint32_t const lead = byte(at++);
    if (lead < 0x20) return 0x2400 + lead;
    if (lead < 0x80) return lead == 0x7F ? 0x2421 : lead;
    std::size_t const more = lead < 0xC2 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : lead < 0xF5 ? 3 : 0;
    if (more == 0) return replacement;
    std::uint32_t point = lead & (0x3Fu >> more);
    for (std::size_t i = 0; i < more; ++i) {
      if (at == length_ || (byte(at) & 0xC0) != 0x80) return replacement;
      point = point << 6 | (byte(at++) & 0x3F);
    }
    constexpr std::uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    bool const surrogate = point >= 0xD800 && point < 0xE000;
    bool const none = point < least[more] || point > 0x10FFFF || surrogate || (point & 0xFFFE) == 0xFFFE;
    return none || (point >= 0x80 && point < 0xA0) ? replacement : point;
  }

  struct range {
    std::uint32_t first, last;
    constexpr bool has(std::uint32_t point) const { return first <= point && point <= last; }
  };

  /// The width of a character, roughly as terminals count it: marks take no column, East Asian letters and emoji two.
  static constexpr std::size_t columns_of(std::uint32_t point) {
    constexpr range marks[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x610, 0x61A},
                               {0x64B, 0x65F},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F},
                               {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};
    constexpr range wide[] = {{0x1100, 0x115F}, {0x2E80, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},
                              {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
    if (point < 0x300) return 1;
    for (range const& each : marks)
      if (each.has(point)) return 0;
    for (range const& each : wide)
      if (each.has(point)) return 2;
    return 1;
  }

  static constexpr void put_escaped(sink& to, std::uint32_t point) {
    auto const put = [&](std::uint32_t byte) { to.put(static_cast<char>(static_cast<unsigned char>(byte))); };
    if (point == '&') return to.put("&amp;");
    if (point == '<') return to.put("&lt;");
    if (point == '>') return to.put("&gt;");
    if (point < 0x80) return put(point);
    if (point < 0x800) {
      put(0xC0 | point >> 6);
    } else {
      if (point < 0x10000) {
        put(0xE0 | point >> 12);
      } else {
        put(0xF0 | point >> 18);
        put(0x80 | (point >> 12 & 0x3F));
      }
      put(0x80 | (point >> 6 & 0x3F));
    }
    put(0x80 | (point & 0x3F));
  }

  char const* first_ = nullptr;
  std::size_t length_ = 0;
  bool is_position_ = true;
};
}  // namespace HEADSUP_NAMESPACE::text
