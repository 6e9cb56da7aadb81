#pragma once

#include <headsup/axes/list.hpp>
#include <headsup/core/bounded_text.hpp>
#include <headsup/core/position.hpp>
#include <headsup/diagnostics/codes.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE::headsup_diagnostics {
/// An axis as messages show it.
struct axis_words {
  char const* role;
  std::size_t size;
};

/// What messages show for an argument that is not a tensor.
struct no_tensor {
  static constexpr std::size_t rank = 0;
};

/// What rules ask of an operand: its axes, or no_tensor, and the type of its numbers. A tensor has these itself.
template <class Axes, class Scalar> struct operand {
  using axes = Axes;
  using scalar = Scalar;
};

/// The axis A in words.
template <class A> HEADSUP_HIDDEN inline constexpr axis_words words_of = {A::role::name.chars, A::size};

template <class... As>
HEADSUP_HIDDEN inline constexpr axis_words words_of_all[sizeof...(As) + 1] = {words_of<As>..., {"", 0}};

/// Axes as messages show them. A list converts to it, and so does what is no tensor, which has none.
class axis_list {
 public:
  template <Axis... As> constexpr axis_list(axes<As...>) : axis_list(words_of_all<As...>, sizeof...(As)) {}
  constexpr axis_list(no_tensor) {}
  constexpr axis_list(axis_words const* first, std::size_t count)
      : first_(first), last_(first + count), of_tensor_(true) {}

  constexpr axis_words const* begin() const { return first_; }
  constexpr axis_words const* end() const { return last_; }
  constexpr bool of_tensor() const { return of_tensor_; }

 private:
  axis_words const* first_ = nullptr;
  axis_words const* last_ = nullptr;
  bool of_tensor_ = false;  // with -fsanitize=undefined, a comparison of first_ with null is no constant for g++
};

/// No axis.
inline constexpr axis_words none{"", 0};

/// The text of a message, composed only when there is an error to report.
class words {
 public:
  constexpr words() = default;
  /// The beginning of a sentence: its code, and the call that it is about.
  constexpr words(char const* code, char const* call) { *this << code << " " << call << ": "; }
  /// What is wrong was said, and how it is mended follows.
  constexpr words& fix() { return *this << "; fix: "; }

  /// Text, a size, a product of sizes, an axis, or a list of axes. One template, because the compiler compares every
  /// overload for each of the many pieces of a message.
  template <class Piece> HEADSUP_SELDOM constexpr words& operator<<(Piece piece) {
    write(piece);
    return *this;
  }

  /// Axes without parentheses: to be typed between < and >.
  HEADSUP_SELDOM constexpr words& list(axis_list all) {
    for (axis_words const& each : all) *this << (&each == all.begin() ? "" : ", ") << each;
    return *this;
  }

  constexpr char const* data() const { return text_.data(); }
  constexpr std::size_t size() const { return text_.size(); }
  constexpr bool operator==(words const& other) const { return text_ == other.text_; }

 private:
  constexpr void write(char const* more) { text_ << more; }
  constexpr void write(std::integral auto number) { text_ << static_cast<std::size_t>(number); }
  /// A product of sizes.
  constexpr void write(factor product) {
    product.size == headsup_detail::beyond_memory ? *this << "too many" : *this << product.size;
  }
  HEADSUP_SELDOM constexpr void write(axis_words axis) {
    *this << axis.role << "<";
    (axis.size == dynamic ? *this << "dynamic" : *this << axis.size) << ">";
  }
  HEADSUP_SELDOM constexpr void write(axis_list all) {
    all.of_tensor() ? (*this << "(").list(all) << ")" : *this << "no tensor";
  }

  bounded_text<headsup_detail::longest_sentence> text_;
};

/// A text with gaps, as {role} or {}: writes what stands before each, for whoever fills it.
class text_with_gaps {
 public:
  constexpr explicit text_with_gaps(char const* text) : at_(text) {}

  /// Whether there is another gap; before a second {, the first is a letter like others.
  HEADSUP_SELDOM constexpr bool next(words& w) {
    for (; *at_ != '\0' && (at_[0] != '{' || at_[1] == '{'); ++at_) {
      char const letter[] = {*at_, '\0'};
      w << letter;
    }
    if (*at_ == '\0') return false;
    std::size_t n = 0;
    while (*++at_ != '}') name_[n++] = *at_;
    name_[n] = '\0';
    ++at_;
    return true;
  }
  /// What stands between { and }.
  constexpr char const* name() const { return name_; }

 private:
  char const* at_;
  char name_[32]{};
};

/// The role that Role names, in words.
template <template <std::size_t> class Role> inline constexpr char const* role_words = Role<1>::role::name.chars;

/// HU021: the message for a position outside an axis; words for the fix follow.
constexpr words beyond_the_end(char const* call, axis_words axis, auto position) {
  words w(headsup_codes::beyond_the_end, call);
  w << axis;
  if (axis.size == 0) w << " has no elements";
  else w << " has elements 0 to " << axis.size - 1;
  return (w << ", asked for " << sign_of(position) << distance_of(position)).fix();
}
}  // namespace HEADSUP_NAMESPACE::headsup_diagnostics
