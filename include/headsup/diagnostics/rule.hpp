#pragma once

#include <headsup/diagnostics/refuse.hpp>

// A rule is a struct with a condition, `value`, and the message for a call that breaks it, `say()`.
//
// An operation lists its rules once, in rule::<operation>::rules. Its concept asks whether all of them hold, so that
// the operation itself only does the work; all other calls meet the overloads of other_calls.inl,
// whose error is the sentence of the first rule that does not hold.

namespace HEADSUP_NAMESPACE::rule {
using namespace diagnostics;

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

/// What helps if an axis is missing: naming another role of the tensor. Not all operations name a role.
enum class fix { another_role, no_role };

/// An operation as messages show it: its name, and what follows name<role> in a call.
template <fixed_string Name, fixed_string Arguments = "(x)", fix Fix = fix::another_role> struct call {
  static constexpr char const* name = Name.chars;
  static constexpr char const* arguments = Arguments.chars;
  static constexpr bool names_roles = Fix != fix::no_role;
  /// Whether its template arguments are types that are no axes. Its rules take them first, then the operands.
  static constexpr bool takes_types = false;
  /// Whether numbers are among them. Its rules take those last, in the form of `number`.
  static constexpr bool takes_numbers = false;
  /// Whether it makes one number of all along the roles that it names.
  static constexpr bool reduces = false;
  /// The template arguments of a call along the given axis of x.
  static constexpr words& example(words& w, axis_words axis) { return w << axis.role; }
  /// What a refused call returns.
  using refused = shape_mistake;
};

/// Axes among the template arguments of a call, which its rules take as one list; never an operand.
template <class List> concept AxisList = requires { List::fixed; };

/// The role of an axis as a template.
template <class A> struct role_of {
  template <std::size_t N> using type = resized<A, N>;
};

/// A number among the template arguments of a call, as an argument of its rules.
template <auto N> struct number {
  static constexpr auto value = N;
};
}  // namespace HEADSUP_NAMESPACE::rule
