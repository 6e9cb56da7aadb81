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

/// HU037: the numbers are integers, and not bool.
template <class Call, class X, fixed_string Operand> struct of_whole_numbers {
  static constexpr bool value = std::is_integral_v<typename X::scalar> && !std::is_same_v<typename X::scalar, bool>;
  static constexpr words say() {
    return wrong_numbers(Call::name, Operand.c_str(), number_words<typename X::scalar>, "integers", "int");
  }
};

}  // namespace HEADSUP_NAMESPACE::rule
