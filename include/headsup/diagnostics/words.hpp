#pragma once

#include <headsup/axes/list.hpp>
#include <headsup/core/bounded_text.hpp>

namespace HEADSUP_NAMESPACE::diagnostics {
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
template <class Axes, class Scalar>
struct operand {
  using axes = Axes;
  using scalar = Scalar;
};

/// The text of a message, composed only when there is an error to report.
class words {
 public:
  constexpr words& operator<<(char const* more) {
    text_ << more;
    return *this;
  }
  constexpr words& operator<<(std::size_t number) {
    text_ << number;
    return *this;
  }
  constexpr words& operator<<(axis_words axis) {
    *this << axis.role << "<";
    return (axis.size == dynamic ? *this << "dynamic" : *this << axis.size) << ">";
  }
  template <Axis... As>
  constexpr words& operator<<(axes<As...>) {
    bool first = true;
    *this << "(";
    ((*this << (first ? "" : ", ") << axis_words{As::role::name.c_str(), As::size}, first = false), ...);
    return *this << ")";
  }

  constexpr words& operator<<(no_tensor) { return *this << "no tensor"; }
  /// Axes without the parentheses, to be typed between < and >.
  template <Axis... As>
  constexpr words& list(axes<As...>) {
    bool first = true;
    ((*this << (first ? "" : ", ") << axis_words{As::role::name.c_str(), As::size}, first = false), ...);
    return *this;
  }

  /// Their roles, to be typed between < and >.
  template <Axis... As>
  constexpr words& roles(axes<As...>) {
    bool first = true;
    ((*this << (first ? "" : ", ") << As::role::name.chars, first = false), ...);
    return *this;
  }

  constexpr char const* data() const { return text_.data(); }
  constexpr std::size_t size() const { return text_.size(); }

 private:
  bounded_text<longest_sentence> text_;
};

/// The role that Role names, in words.
template <template <std::size_t> class Role>
inline constexpr char const* role_words = Role<1>::role::name.chars;

/// The axis A in words.
template <class A>
HEADSUP_HIDDEN inline constexpr axis_words words_of = {A::role::name.chars, A::size};

/// A number of type Scalar in words.
template <class Scalar>
inline constexpr char const* number_words = std::is_same_v<Scalar, float>    ? "float"
                                            : std::is_same_v<Scalar, double> ? "double"
                                            : std::is_same_v<Scalar, bool>   ? "bool"
                                            : std::is_same_v<Scalar, int>    ? "int"
                                            : std::is_integral_v<Scalar>     ? "integers"
                                                                             : "other numbers";
}  // namespace HEADSUP_NAMESPACE::diagnostics
