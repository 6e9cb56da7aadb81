#pragma once

#include <headsup/text/decimal.hpp>
#include <headsup/text/utf8.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE::headsup_text {
/// The name of a row or a column: UTF-8 that another object owns, or else its position.
class label {
 public:
  /// What is written of a label: so many columns of a fixed-width font at most, and so many bytes.
  static constexpr std::size_t most_columns = 20;
  static constexpr std::size_t most_bytes = 128;

  constexpr label() = default;
  constexpr explicit label(std::size_t position) : length_(position) {}
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
  constexpr std::size_t columns() const {
    sink digits(nullptr);
    if (is_position_) return put_integer(digits, length_), digits.length();
    beginning const all = fitting(most_columns);
    return all.bytes == length_ ? all.columns : most_columns;
  }

  /// Writes it as text of an XML element. What is too long ends in "…".
  constexpr void put(sink& to) const {
    if (is_position_) return put_integer(to, length_);
    bool const whole = fitting(most_columns).bytes == length_;
    std::size_t const end = whole ? length_ : fitting(most_columns - 1).bytes;
    for (std::size_t at = 0, bytes = 0; at < end; at += bytes) {
      code_point const next = character(at);
      bytes = next.bytes;
      if (next.code == replacement_character) to.put("\uFFFD");
      else if (next.code == '&') to.put("&amp;");
      else if (next.code == '<' || next.code == '>') to.put(next.code == '<' ? "&lt;" : "&gt;");
      else
        for (std::size_t i = 0; i < bytes; ++i) to.put(first_[at + i]);
    }
    if (!whole) to.put("\u2026");
  }

 private:
  struct beginning {
    std::size_t bytes = 0, columns = 0;
  };

  /// The longest beginning of so many columns. Letters from U+3000 on are as wide as two.
  constexpr beginning fitting(std::size_t columns) const {
    beginning all;
    while (all.bytes < length_) {
      code_point const next = character(all.bytes);
      all.columns += next.code >= 0x3000 && next.bytes > 1 ? 2 : 1;
      if (all.columns > columns) break;
      all.bytes += next.bytes;
    }
    return all;
  }

  /// The character there. Each byte of what XML has no place for is replaced, as each of what is no UTF-8.
  constexpr code_point character(std::size_t at) const {
    code_point const next = first_code_point(first_ + at, length_ - at);
    bool const refused = next.code < 0x20 || next.code == 0x7F || next.code == 0xFFFE || next.code == 0xFFFF;
    return refused ? code_point{replacement_character, 1} : next;
  }

  char const* first_ = nullptr;
  std::size_t length_ = 0;  // or the position
  bool is_position_ = true;
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
