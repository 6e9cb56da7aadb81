#pragma once

#include <headsup/diagnostics/other_calls.hpp>
#include <headsup/tensor/view.hpp>

// What <headsup/diagnostics/other_calls.inl> needs: the operands of a call, in the form that rules take.

namespace HEADSUP_NAMESPACE {
/// An argument as rules take it: a tensor or view itself, or that it is neither.
template <class T>
using described =
    std::conditional_t<Tensor<T>, std::remove_cvref_t<T>, diagnostics::operand<diagnostics::no_tensor, T>>;

/// The rule that a call with these operands breaks; a class, because compilers are slow with an alias of an alias.
template <class Call, class Roles, class Types, class Numbers, class... Xs> struct broken_call {
  using type = rule::broken<Call, Roles, Types, Numbers, described<Xs>...>;
#if defined(__clang__)
  using said = diagnostics::error_of<type>;
  static constexpr auto say() { return type::say(); }
  static constexpr auto refused() { return diagnostics::refuse<type, typename Call::refused>(); }
#endif
};

/// The same for a call without template arguments.
template <class Call, class... Xs>
using broken_by = typename broken_call<Call, rule::roles<>, rule::types<>, rule::numbers<>, Xs...>::type;

#if !defined(__clang__)
/// Refuses a call with these operands, in the words of the rule that it breaks: see other_calls.inl.
template <class Call, class Roles, class Types, class Numbers, class... Xs> constexpr auto refuse_call() {
  (void)typename diagnostics::stop<typename broken_call<Call, Roles, Types, Numbers, Xs...>::type>::result{};
  return typename Call::refused{};
}
#endif
}  // namespace HEADSUP_NAMESPACE
