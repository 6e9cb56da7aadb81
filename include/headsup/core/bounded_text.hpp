#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// No message of this library is longer, unless role names have hundreds of letters.
inline constexpr std::size_t longest_sentence = 4096;
}  // namespace headsup_detail

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

/// What is the same for all texts, whose class is Self.
template <class Self> struct readable_text {
  /// A std::string or std::string_view, whose header core does not include. The view must not outlive this.
  template <class Text> requires requires {
    typename Text::traits_type;
    typename Text::size_type;
  }
  constexpr operator Text() const {
    return Text(self().c_str(), self().size());
  }

  constexpr bool operator==(char const* other) const { return same_text(self().c_str(), other); }
  template <class Other> constexpr bool operator==(readable_text<Other> const& other) const {
    return *this == static_cast<Other const&>(other).c_str();
  }

 private:
  constexpr Self const& self() const { return static_cast<Self const&>(*this); }
};
}  // namespace headsup_detail

/// Text of at most N characters that is a value: it can be made and compared at compile time.
template <std::size_t N> class bounded_text : public headsup_detail::readable_text<bounded_text<N>> {
 public:
  constexpr char const* c_str() const { return chars_; }
  constexpr char const* data() const { return chars_; }
  constexpr std::size_t size() const { return length_; }

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

 private:
  char chars_[N + 1]{};
  std::size_t length_ = 0;
};
}  // namespace HEADSUP_NAMESPACE
