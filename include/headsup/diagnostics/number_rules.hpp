#pragma once

#include <headsup/diagnostics/rule.hpp>

// Rules about the type of the numbers that operands hold.

namespace HEADSUP_NAMESPACE::rule {
/// The message for numbers that an operation is not defined for; HU037.
constexpr words wrong_numbers(char const* call, char const* operand, char const* given, char const* wanted,
                              char const* conversion) {
  return words{} << "HU037 " << call << ": " << operand << " holds " << given << ", it takes " << wanted << "; fix: to<"
                 << conversion << ">(" << operand << ")";
}

/// HU037: the numbers are floating-point.
template <class Call, class X, fixed_string Operand = "x"> struct of_floats {
  static constexpr char const* wanted = "float";
  static constexpr char const* conversion = "float";
  static constexpr bool value = std::is_floating_point_v<typename X::scalar>;
  static constexpr words say() {
    return wrong_numbers(Call::name, Operand.c_str(), number_words<typename X::scalar>, wanted, conversion);
  }
};

/// HU037: the numbers are not bool, of which a sum would be bool, and not how many are true.
template <class Call, class X> struct of_numbers {
  static constexpr char const* wanted = "numbers";
  static constexpr char const* conversion = "int";
  static constexpr bool value = !std::is_same_v<typename X::scalar, bool>;
  static constexpr words say() { return wrong_numbers(Call::name, "x", "bool", wanted, conversion); }
};

/// HU037: the numbers are integers, and not bool.
template <class Call, class X, fixed_string Operand> struct of_whole_numbers {
  static constexpr bool value = std::is_integral_v<typename X::scalar> && !std::is_same_v<typename X::scalar, bool>;
  static constexpr words say() {
    return wrong_numbers(Call::name, Operand.c_str(), number_words<typename X::scalar>, "integers", "int");
  }
};

/// HU025: the numbers of two operands have the same type.
template <class Call, class X, class Y> struct of_one_type {
  static constexpr bool value = std::is_same_v<typename X::scalar, typename Y::scalar>;
  static constexpr words say() {
    using left = typename X::scalar;
    using right = typename Y::scalar;
    words w;
    w << "HU025 " << Call::name << ": left holds " << number_words<left> << ", right holds "
      << number_words<right> << "; fix: ";
    // Of bool and the integers, only int is what others are converted to.
    constexpr bool left_is_other = std::is_integral_v<left> && !std::is_same_v<left, int>;
    constexpr bool right_is_other = std::is_integral_v<right> && !std::is_same_v<right, int>;
    if constexpr (left_is_other) return w << "to<" << (right_is_other ? "int" : number_words<right>) << ">(left)";
    if (std::is_same_v<right, bool> && Call::calculates) {
      char const* const hidden = ", -infinity)";
      w << "masked_fill(left, right" << hidden << " if true hides, or masked_fill(left, !right" << hidden
        << " if true shows, or ";
    }
    return w << "to<" << number_words<left> << ">(right)";
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
