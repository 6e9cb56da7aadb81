#pragma once

#include <headsup/diagnostics/rule.hpp>

// Finds the message for a call that no operation accepts: that of the rule it breaks, or how to call the operation.

namespace HEADSUP_NAMESPACE::headsup_rule {
/// The template arguments of a call: roles, then types, then numbers.
template <template <std::size_t> class... Roles> struct roles;
template <class... Types> struct types;
template <auto... Numbers> struct numbers;
/// An axis, or a number, before the others.
template <class A> struct axis_first;
template <auto N> struct number_first;

/// All of them, and where there is only one kind.
template <class Roles, class Types, class Numbers> struct written;
using with_none = written<roles<>, types<>, numbers<>>;
template <template <std::size_t> class... Roles> using with_roles = written<roles<Roles...>, types<>, numbers<>>;
template <class... Types> using with_types = written<roles<>, types<Types...>, numbers<>>;
template <auto... Numbers> using with_numbers = written<roles<>, types<>, numbers<Numbers...>>;

/// HU051: the arguments of a call differ in kind or number from those that the operation takes. Of a row,
/// calls/call.hpp says how.
template <class Call, class Roles, class Types, class Numbers, class... Xs> struct is_called_so {
  static constexpr bool value = false;
  static constexpr words say() {
    return (words(headsup_codes::other_form, Call::name) << "takes other arguments than these").fix()
           << Call::called << Call::arguments;
  }
};

/// What C++ arguments break: an operation's rules are given the types that a call names, then its operands.
template <class Call, class Written, class... Xs> struct find_broken;
template <class Call, class Roles, class Types, class Numbers, class... Xs>
struct find_broken<Call, written<Roles, Types, Numbers>, Xs...> {
  using type = is_called_so<Call, Roles, Types, Numbers, Xs...>;
};
template <class Call, class... Types, class... Xs> requires(!Call::template rules<Types..., Xs...>::value)
struct find_broken<Call, with_types<Types...>, Xs...> {
  using type = typename Call::template rules<Types..., Xs...>;
};

/// Whether an axis is named that has no other sizes: the tensors over it were refused.
template <class Written> inline constexpr bool names_one_size = false;
template <class Roles, Axis... As, class Numbers>
inline constexpr bool names_one_size<written<Roles, types<As...>, Numbers>> =
    (!headsup_detail::has_other_sizes<As> || ...);

/// The rule that a call breaks. Operands that result from a mistake were already reported.
template <class Call, class Written, class... Xs>
using broken = typename std::conditional_t<is_mistake<typename Xs::scalar...> || names_one_size<Written>,
                                           std::type_identity<reported>, find_broken<Call, Written, Xs...>>::type;
}  // namespace HEADSUP_NAMESPACE::headsup_rule
