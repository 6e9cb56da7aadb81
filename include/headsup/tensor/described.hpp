#pragma once

#include <headsup/diagnostics/other_calls.hpp>
#include <headsup/tensor/view.hpp>

// What <headsup/diagnostics/other_calls.inl> needs: the operands of a call, in the form that rules take.

namespace HEADSUP_NAMESPACE {

namespace detail {
template <class T>
struct describe {
  using type = diagnostics::operand<diagnostics::no_tensor, T>;
};
template <Tensor T>
struct describe<T> {
  using type = diagnostics::operand<axes_of<T>, scalar_of<T>>;
};
}  // namespace detail

/// What a message says about an argument, which may not be a tensor.
template <class T>
using described = typename detail::describe<T>::type;

/// The rule that a call with these operands breaks; a class, because compilers are slow with an alias of an alias.
template <class Call, class Roles, class Types, class Numbers, class... Xs>
struct broken_call {
  using type = rule::broken<Call, Roles, Types, Numbers, described<Xs>...>;
};

#if !defined(__clang__)
/// Refuses a call with these operands, in the words of the rule that it breaks: see other_calls.inl.
template <class Call, class Roles, class Types, class Numbers, class... Xs>
constexpr auto refuse_call() {
  (void)typename diagnostics::stop<typename broken_call<Call, Roles, Types, Numbers, Xs...>::type>::result{};
  return typename Call::refused{};
}
#endif

}  // namespace HEADSUP_NAMESPACE
