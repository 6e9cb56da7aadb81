#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE {
/// No message of this library is longer, unless role names have hundreds of letters.
inline constexpr std::size_t longest_sentence = 4096;

/// Whether two texts are the same.
constexpr bool same_text(char const* a, char const* b) {
  while (*a != '\0' && *a == *b) ++a, ++b;
  return *a == *b;
}

namespace headsup_detail {
// Not a template, so that texts of all lengths share the code. Appends up to `end` and returns the new length.
HEADSUP_SELDOM constexpr std::size_t append(char* text, std::size_t length, std::size_t end, char const* more) {
  while (*more != '\0' && length < end) text[length++] = *more++;
  return length;
}
HEADSUP_SELDOM constexpr std::size_t append(char* text, std::size_t length, std::size_t end, std::size_t number) {
  if (number >= 10) length = append(text, length, end, number / 10);
  char const digit[] = {static_cast<char>('0' + number % 10), '\0'};
  return append(text, length, end, digit);
}
}  // namespace headsup_detail

/// Text of at most N characters that is a value: it can be made and compared at compile time.
template <std::size_t N> class bounded_text {
 public:
  constexpr char const* c_str() const { return chars_; }
  constexpr char const* data() const { return chars_; }
  constexpr std::size_t size() const { return length_; }

  /// A std::string or std::string_view, whose header core does not include.
  template <class Text> requires requires {
    typename Text::traits_type;
    typename Text::size_type;
  }
  constexpr operator Text() const {
    return Text(chars_, length_);
  }

  /// Appends as much as there is room for.
  constexpr bounded_text& operator<<(char const* more) {
    length_ = headsup_detail::append(chars_, length_, N, more);
    return *this;
  }
  constexpr bounded_text& operator<<(std::size_t number) {
    length_ = headsup_detail::append(chars_, length_, N, number);
    return *this;
  }
  /// Appends what write(where) writes; write returns its length.
  template <class Write> constexpr bounded_text& append(Write write) {
    length_ += write(chars_ + length_);
    return *this;
  }

  constexpr bool operator==(char const* other) const { return same_text(chars_, other); }
  template <std::size_t M> constexpr bool operator==(bounded_text<M> const& other) const {
    return *this == other.c_str();
  }

 private:
  char chars_[N + 1]{};
  std::size_t length_ = 0;
};
}  // namespace HEADSUP_NAMESPACE
