#ifndef HEADSUP_DIAGNOSTICS_WORDS_HPP
#define HEADSUP_DIAGNOSTICS_WORDS_HPP

#include <headsup/axes/list.hpp>

namespace headsup::diagnostics {

/// An axis as a message speaks of it.
struct axis_words {
  char const* role;
  std::size_t size;
};

/// The text of a message, put together while the compiler is on its way to an error.
class words {
 public:
  constexpr words& operator<<(char const* more) {
    while (*more != '\0' && length_ < capacity) text_[length_++] = *more++;
    return *this;
  }
  constexpr words& operator<<(std::size_t number) {
    if (number >= 10) *this << number / 10;
    char const digit[2] = {static_cast<char>('0' + number % 10), '\0'};
    return *this << digit;
  }
  constexpr words& operator<<(axis_words axis) { return *this << axis.role << "<" << axis.size << ">"; }
  template <Axis... As>
  constexpr words& operator<<(axes<As...>) {
    bool first = true;
    *this << "(";
    ((*this << (first ? "" : ", ") << axis_words{As::role::name.c_str(), As::size}, first = false), ...);
    return *this << ")";
  }

  constexpr char const* data() const { return text_; }
  constexpr std::size_t size() const { return length_; }

 private:
  static constexpr std::size_t capacity = 600;

  char text_[capacity]{};
  std::size_t length_ = 0;
};

/// The role that Role names, in words.
template <template <std::size_t> class Role>
inline constexpr char const* role_words = Role<1>::role::name.chars;

/// The axis A in words.
template <class A>
inline constexpr axis_words words_of = {A::role::name.chars, A::size};

}  // namespace headsup::diagnostics

#endif
