#pragma once

#include <headsup/diagnostics/other_calls.hpp>
#include <headsup/tensor/view.hpp>

// What diagnostics/other_calls.inl needs: the operands of a call, in the form that rules take.

// Each operation includes that file after itself: calls of HEADSUP_CALL that it does not accept, by their template
// arguments: roles or none, types, or numbers, and roles with a number; and before it diagnostics/mixed_calls.inl, for
// all other mixtures of these. A row whose function takes its operand as X&&, or any number of them, says that it
// `forwards`: see by_place/calls_at.inl. A macro that expanded to the refusals would add three lines to Clang's
// messages.

namespace headsup {
class torch_generator;
}  // namespace headsup

namespace HEADSUP_NAMESPACE {
/// What arithmetic is defined for: a tensor or view, or the result of a reported mistake.
template <class T> concept Operand = Tensor<T> || is_mistake<T>;

namespace headsup_detail {
/// Whether something else is headsup's too: a layer, a generator.
template <class T> inline constexpr bool is_of_headsup = false;
template <> inline constexpr bool is_of_headsup<torch_generator> = true;
}  // namespace headsup_detail

/// A call without one of these among its arguments, and without a role or an axis among its template arguments, is
/// ordinary C++: headsup neither takes nor refuses it.
template <class T> concept OfHeadsup = Operand<T> || headsup_detail::is_of_headsup<T>;

namespace headsup_detail {
/// Whether the first argument of a call is a tensor, a view or a mistake, or derives from one. There a refusal takes a
/// last_choice, and loses against a user's function.
template <class...> inline constexpr bool begins_with_operand = false;
template <class X, class... Xs> requires requires(X const& x) { []<class T>(last_choice<T> const&) {}(x); }
inline constexpr bool begins_with_operand<X, Xs...> = true;

/// Whether the type of a tensor says more than the last_choice that it is: the plain one, without what is known about
/// the numbers.
template <class T> inline constexpr bool knows_more = Tensor<T> && !std::is_base_of_v<last_choice<T>, T>;

/// Whether a call is given one truth alone, as that of two whole tensors.
template <class...> inline constexpr bool one_truth = false;
template <> inline constexpr bool one_truth<bool> = true;

/// Whether a call that begins with two that are none is headsup's; one that begins with what derives from one, which is
/// no tensor; and one whose first tensor a last_choice would forget something of.
template <class...> inline constexpr bool of_headsup_later = false;
template <class First, class... Xs> requires(Operand<First>)
inline constexpr bool of_headsup_later<First, Xs...> = knows_more<First>;
template <class First, class... Xs> requires(!Operand<First>)
inline constexpr bool of_headsup_later<First, Xs...> =
    begins_with_operand<First> || (knows_more<Xs> || ...) ||
    (!begins_with_operand<Xs...> && (OfHeadsup<First> || ... || OfHeadsup<Xs>));

/// The first template parameter of such an overload: nothing that a call may write as a template argument.
struct no_arguments {};
}  // namespace headsup_detail

/// An argument as rules take it: a tensor or view itself, or that it is neither.
template <class T>
using described = std::conditional_t<Tensor<T>, std::remove_cvref_t<T>,
                                     headsup_diagnostics::operand<headsup_diagnostics::no_tensor, T>>;

namespace headsup_detail {
/// Whether numbers beside X are whole, also tensors without axes: ids of what Op reads, or of nothing that is known.
template <headsup_calls::operation const& Op, class Names, class X, class... Numbers> concept Whole =
    (std::integral<Numbers> && ...) || headsup_calls::accepts<Op, Names, described<X>, described<Numbers>...>;
}  // namespace headsup_detail

/// The rule that a call with these operands breaks; a class, because compilers are slow with an alias of an alias.
template <class Call, class Written, class... Xs> struct broken_call {
  using type = headsup_rule::broken<Call, Written, described<Xs>...>;
  static constexpr auto say() { return type::say(); }
};

namespace headsup_detail {
/// The same for a call without template arguments.
template <class Call, class... Xs> using broken_by = typename broken_call<Call, headsup_rule::with_none, Xs...>::type;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

#if defined(HEADSUP_AS_PYTORCH)
#include <headsup/by_place/reading.hpp>
#endif
