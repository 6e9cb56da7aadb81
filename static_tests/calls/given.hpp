#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>

// Calls as values, made from axes alone.

namespace headsup::headsup_calls {
template <class... As> using floats = headsup_diagnostics::operand<axes<As...>, float>;
template <class... As> using ints = headsup_diagnostics::operand<axes<As...>, int>;
template <class... As> using bools = headsup_diagnostics::operand<axes<As...>, bool>;
/// One number that is an id.
template <class Of> struct id : ints<> {
  using is_id_of = Of;
};
/// An argument that is no tensor.
template <class T> using plainly = headsup_diagnostics::operand<headsup_diagnostics::no_tensor, T>;

/// An operation with one rule.
template <rule const& Rule, unsigned Is = 0>
inline constexpr operation asks{.name = "op", .form = "<role>(left, right, third)", .rules = {Rule}, .is = Is};

/// The call of an operation with such names and operands.
template <operation const& Op, class Names, class... Xs> struct given_call {
  static constexpr operand_value xs[] = {value_of_operand<Xs>()..., operand_value{}};
  static constexpr call_value value = Names::call(Op, xs, sizeof...(Xs));
};

/// What is wrong with it, without a fix; and the whole sentence.
template <operation const& Op, class Names, class... Xs> constexpr bool is_wrong(char const* text) {
  return same_text(what_is_wrong(given_call<Op, Names, Xs...>::value).data(), text);
}
template <operation const& Op, class Names, class... Xs> constexpr bool is_told(char const* text) {
  return same_text(diagnose(given_call<Op, Names, Xs...>::value).data(), text);
}
}  // namespace headsup::headsup_calls
