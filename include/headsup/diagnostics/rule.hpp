#pragma once

#include <headsup/diagnostics/refuse.hpp>

// A mistake is a struct with a condition, `value`, and the sentence where that does not hold, `say()`. Those of rows
// are made in calls/call.hpp from rules as values; what reads C++ types and no axes is written as one.

namespace HEADSUP_NAMESPACE::headsup_rule {
using namespace headsup_diagnostics;

/// A sentence: what is wrong with a call, and the fix.
HEADSUP_SELDOM constexpr words sentence(char const* code, char const* call, char const* wrong, char const* fix) {
  return (words(code, call) << wrong).fix() << fix;
}

/// A mistake about C++ types, of which no value of a call knows.
template <fixed_string Code, fixed_string Call, fixed_string Wrong, fixed_string Fix, bool Good = false>
struct of_types {
  static constexpr bool value = Good;
  static constexpr words say() { return sentence(Code.chars, Call.chars, Wrong.chars, Fix.chars); }
};

/// The second of two rules, or the first if it is broken; then the second is not instantiated.
template <class First, class Second> using then = std::conditional_t<First::value, Second, First>;

/// Whether all rules hold; if not, this is the first broken one, with its message. Later rules are not instantiated.
template <class... Rules> struct all {
  static constexpr bool value = true;
};
template <class A> struct all<A> : A {};
template <class A, class B> struct all<A, B> : then<A, B> {};
template <class A, class B, class C, class... More> struct all<A, B, C, More...> : all<then<then<A, B>, C>, More...> {};

/// Rule if it is broken, otherwise nothing to report. For constructors, which cannot overload for refused arguments.
template <class Rule> using refused_by = std::conditional_t<Rule::value, reported, Rule>;

/// Something that was refused where it was made: using it adds no error.
template <class Rules> struct was_made {
  static constexpr bool value = Rules::value;
  static constexpr words say() { return {}; }
};

/// An operation as messages show it: its name; and a call of it, as code: what is called, and what follows.
template <fixed_string Name, fixed_string Arguments = "(x)", fixed_string Called = Name> struct call {
  static constexpr char const* name = Name.chars;
  static constexpr char const* called = Called.chars;
  static constexpr char const* arguments = Arguments.chars;
  /// What a refused call returns.
  using refused = shape_mistake;
};

/// Axes among the template arguments of a call, which its rules take as one list; never an operand.
template <class List> concept AxisList = requires { List::fixed; };

/// The role of an axis as a template.
template <class A> struct role_of {
  template <std::size_t N> using type = headsup_detail::resized<A, N>;
};
}  // namespace HEADSUP_NAMESPACE::headsup_rule
