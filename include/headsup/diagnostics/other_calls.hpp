#pragma once

#include <headsup/diagnostics/rule.hpp>

// Finds the message for a call that no operation accepts: that of the rule it breaks, or how to call the operation.

namespace HEADSUP_NAMESPACE::rule {
/// The template arguments of a call: roles, then types, then numbers.
template <template <std::size_t> class... Roles> struct roles;
template <class... Types> struct types;
template <auto... Numbers> struct numbers;
/// An axis, or a number, before the others.
template <class A> struct axis_first;
template <auto N> struct number_first;

namespace headsup_detail {
template <class... Xs> constexpr axis_list first_operand() {
  axis_list const all[] = {typename Xs::axes{}..., no_tensor{}};
  return all[0];
}

/// "softmax<keys>(x)", for an axis of the first operand.
template <class Call, class... Xs> constexpr words& say_call_along(words& w, axis_words axis) {
  w << Call::name;
  if (!Call::names_roles) return w << Call::arguments;
  w << "<";
  return (axis.size != 0 ? Call::example(w, axis) : w << "role") << ">" << Call::arguments;
}

/// The same for the first axis that the call names and the first operand has, or for its last one.
template <class Call, class... Xs> constexpr words& say_call(words& w, axis_list named = no_tensor{}) {
  constexpr axis_list all = first_operand<Xs...>();
  axis_words along = last_axis(all);
  for (axis_words const& each : named)
    if (axis_words const there = of_role(all, each.role); there.size != 0) {
      along = there;
      break;
    }
  return say_call_along<Call>(w, along);
}

/// The axis of that number, as PyTorch counts them; or the last one.
constexpr axis_words axis_of_number(axis_list all, long long number) {
  long long const count = all.end() - all.begin();
  long long const from_the_start = number < 0 ? number + count : number;
  return 0 <= from_the_start && from_the_start < count ? all.begin()[from_the_start] : last_axis(all);
}

template <template <std::size_t> class... Roles> constexpr axes<Roles<1>...> named_by(roles<Roles...>*) { return {}; }
}  // namespace headsup_detail

/// HU027: a call does not name the axis that the operation works along.
template <class Call, class... Xs> struct names_an_axis {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr axis_list all = headsup_detail::first_operand<Xs...>();
    words w;
    w << "HU027 " << Call::name << ": names no axis of " << all << ", and there is no default; fix: ";
    if (!all.of_tensor()) return w << "a tensor";
    headsup_detail::say_call<Call, Xs...>(w);
    if (!Call::reduces || all.end() - all.begin() < 2) return w;
    return (w << ", or " << Call::name << "<").roles(all) << ">(x) if one number is meant";
  }
};

/// HU051: the arguments of a call differ in kind or number from those that the operation takes.
template <class Call, class Roles, class Types, class Numbers, class... Xs> struct is_called_so {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr axis_list named = decltype(headsup_detail::named_by(static_cast<Roles*>(nullptr))){};
    words w;
    w << "HU051 " << Call::name;
    if (named.begin() != named.end()) (w << "<").roles(named) << ">";
    w << ": takes other arguments than these; fix: ";
    return headsup_detail::say_call<Call, Xs...>(w, named);
  }
};

template <class Call, Axis A, class... Xs> requires Call::names_roles
struct is_called_so<Call, roles<>, types<A>, numbers<>, Xs...> {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU051 " << Call::name << "<" << words_of<A> << ">: takes a role, which has no size; fix: " << Call::name
      << "<";
    return Call::example(w, words_of<A>) << ">" << Call::arguments;
  }
};

template <class Call, Axis A, Axis B, Axis... As, class... Xs>
requires requires { Call::template rules<role_of<A>::template type, axes<B, As...>, Xs...>::value; }
struct is_called_so<Call, roles<>, types<A, B, As...>, numbers<>, Xs...> {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU051 " << Call::name << "<"
      << words_of<A> << ", ...>: takes a role first, which has no size; fix: " << Call::name << "<"
      << A::role::name.chars << ", ";
    return w.list(axes<B, As...>{}) << ">" << Call::arguments;
  }
};

/// A number is written alone, and not as an axis of that size.
template <class Call, template <std::size_t> class... Roles, Axis A, class... Xs>
requires(Call::takes_numbers && sizeof...(Roles) != 0)
struct is_called_so<Call, roles<Roles...>, types<A>, numbers<>, Xs...> {
  static constexpr bool value = false;
  static constexpr words say() {
    using named = axes<Roles<1>...>;
    words w;
    (w << "HU051 " << Call::name << "<").roles(named{})
        << ", " << words_of<A> << ">: takes a number there, and no axis; fix: " << Call::name << "<";
    return w.roles(named{}) << ", " << A::size << ">(x)";
  }
};

/// The axes are arguments of their own, and not in one list.
template <class Call, template <std::size_t> class... Roles, Axis... As, class... Xs>
requires Call::names_roles && requires { Call::template rules<Roles..., axes<As...>, Xs...>::value; }
struct is_called_so<Call, roles<Roles...>, types<axes<As...>>, numbers<>, Xs...> {
  using alone = typename Call::template rules<Roles..., axes<As...>, Xs...>;
  static constexpr bool value = false;
  static constexpr words say() {
    if constexpr (!alone::value) return alone::say();
    axis_words const named[] = {{role_words<Roles>, 0}..., none};
    words w;
    w << "HU051 " << Call::name << ": takes axes one by one, and no list of them; fix: " << Call::name << "<";
    w.roles(axis_list(named, sizeof...(Roles))) << (sizeof...(Roles) == 0 ? "" : ", ");
    return w.list(axes<As...>{}) << ">" << Call::arguments;
  }
};
template <class Call, auto N, auto... More, class... Xs> requires Call::names_roles
struct is_called_so<Call, roles<>, types<>, numbers<N, More...>, Xs...> {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    constexpr axis_list all = headsup_detail::first_operand<Xs...>();
    w << "HU051 " << Call::name << ": an axis is named by its role, not by a number; fix: ";
    if constexpr (sizeof...(More) == 0) {
      return headsup_detail::say_call_along<Call>(w, headsup_detail::axis_of_number(all, static_cast<long long>(N)));
    } else {
      axis_words const named[] = {headsup_detail::axis_of_number(all, static_cast<long long>(N)),
                                  headsup_detail::axis_of_number(all, static_cast<long long>(More))...};
      return (w << Call::name << "<").roles(axis_list(named, 1 + sizeof...(More))) << ">" << Call::arguments;
    }
  }
};

namespace headsup_detail {
/// Whether the operation takes so many numbers among its template arguments at all.
template <class Call, std::size_t Numbers>
inline constexpr bool takes_as_many_numbers = Numbers == 0 || requires { requires Call::takes_numbers; };

/// Whether an operation may name roles or axes.
template <class Call> concept NamesRoles = !requires { requires !Call::names_roles; };

template <class Call, class Roles, class Types, class Numbers, class... Xs> struct find_broken {
  using type = is_called_so<Call, Roles, Types, Numbers, Xs...>;
};
template <class Call, template <std::size_t> class... Roles, auto... Numbers, class... Xs>
requires(takes_as_many_numbers<Call, sizeof...(Numbers)> &&
         !Call::template rules<Roles..., Xs..., number<Numbers>...>::value)
struct find_broken<Call, roles<Roles...>, types<>, numbers<Numbers...>, Xs...> {
  using type = typename Call::template rules<Roles..., Xs..., number<Numbers>...>;
};
template <class Call, template <std::size_t> class... Roles, Axis... Axes, auto... Numbers, class... Xs>
requires(NamesRoles<Call> && sizeof...(Axes) != 0 && takes_as_many_numbers<Call, sizeof...(Numbers)> &&
         !Call::template rules<Roles..., axes<Axes...>, Xs..., number<Numbers>...>::value)
struct find_broken<Call, roles<Roles...>, types<Axes...>, numbers<Numbers...>, Xs...> {
  using type = typename Call::template rules<Roles..., axes<Axes...>, Xs..., number<Numbers>...>;
};
template <class Call, class... Types, class... Xs>
requires(Call::takes_types && !(Axis<Types> && ...) && !Call::template rules<Types..., Xs...>::value)
struct find_broken<Call, roles<>, types<Types...>, numbers<>, Xs...> {
  using type = typename Call::template rules<Types..., Xs...>;
};
template <class Call, class... Xs> requires(Call::names_roles && !requires { Call::template rules<Xs...>::value; })
struct find_broken<Call, roles<>, types<>, numbers<>, Xs...> {
  using type = names_an_axis<Call, Xs...>;
};

/// Whether an axis is named that has no other sizes: the tensors over it were refused.
template <class Types> inline constexpr bool names_one_size = false;
template <Axis... As> inline constexpr bool names_one_size<types<As...>> = (!has_other_sizes<As> || ...);
}  // namespace headsup_detail

/// The rule that a call breaks. The operation's rules are given the call's roles, axes, operands and numbers, in that
/// order. If they do not take such arguments, the message says how to call the operation. Operands that result from a
/// mistake were already reported.
template <class Call, class Roles, class Types, class Numbers, class... Xs>
using broken = typename std::conditional_t<is_mistake<typename Xs::scalar...> || headsup_detail::names_one_size<Types>,
                                           std::type_identity<reported>,
                                           headsup_detail::find_broken<Call, Roles, Types, Numbers, Xs...>>::type;
}  // namespace HEADSUP_NAMESPACE::rule
