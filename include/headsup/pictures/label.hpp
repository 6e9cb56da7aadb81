#pragma once

#include <headsup/text/decimal.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE::headsup_text {
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
    sink digits(nullptr);
    if (is_position_) return put_integer(digits, position), digits.length();
    std::size_t all = 0;
    for (std::size_t at = 0; at < length_ && all < most_columns; at = after(at)) all += columns_at(at);
    return all < most_columns ? all : most_columns;
  }

  /// Writes it as text of an XML element. What is too long ends in "…".
  constexpr void put(sink& to, std::size_t position) const {
    if (is_position_) return put_integer(to, position);
    std::size_t end = 0, shortened = 0;
    for (std::size_t all = 0; end < length_ && (all += columns_at(end)) <= most_columns; end = after(end))
      if (all < most_columns) shortened = after(end);
    bool const whole = end == length_;
    for (std::size_t at = 0; at < (whole ? end : shortened); at = after(at)) put_character(to, at);
    if (!whole) to.put("\u2026");
  }

 private:
  constexpr unsigned byte(std::size_t at) const { return at < length_ ? static_cast<unsigned char>(first_[at]) : 0; }

  /// The bytes of the character there; 0 of what is no UTF-8, and of what XML has no place for.
  constexpr std::size_t bytes_at(std::size_t at) const {
    unsigned const lead = byte(at), next = byte(at + 1);
    if (lead < 0x80) return lead >= 0x20 && lead != 0x7F ? 1 : 0;
    std::size_t const bytes = lead < 0xC2 || lead > 0xF4 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    for (std::size_t i = 1; i < bytes; ++i)
      if (byte(at + i) >> 6 != 2) return 0;
    bool const too_long = (lead == 0xE0 && next < 0xA0) || (lead == 0xF0 && next < 0x90);
    bool const too_large = (lead == 0xED && next >= 0xA0) || (lead == 0xF4 && next >= 0x90);
    return too_long || too_large || (lead == 0xEF && next == 0xBF && byte(at + 2) >= 0xBE) ? 0 : bytes;
  }
  constexpr std::size_t after(std::size_t at) const { return at + (bytes_at(at) == 0 ? 1 : bytes_at(at)); }
  /// From U+3000 on letters are as wide as two.
  constexpr std::size_t columns_at(std::size_t at) const { return bytes_at(at) > 2 && byte(at) >= 0xE3 ? 2 : 1; }

  constexpr void put_character(sink& to, std::size_t at) const {
    char const first = first_[at];
    if (bytes_at(at) == 0) return to.put("\uFFFD");
    if (first == '&') return to.put("&amp;");
    if (first == '<' || first == '>') return to.put(first == '<' ? "&lt;" : "&gt;");
    for (std::size_t i = at; i < after(at); ++i) to.put(first_[i]);
  }

  char const* first_ = nullptr;
  std::size_t length_ = 0;
  bool is_position_ = true;
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
