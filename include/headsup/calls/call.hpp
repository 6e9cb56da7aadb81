#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/calls/diagnose.hpp>
#include <headsup/calls/example.hpp>
#include <headsup/calls/of_types.hpp>
#include <headsup/diagnostics/other_calls.hpp>

// A call as its types have it: whether its operation takes it, and what refuses it if not.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The rule of an operation that is not asked; none. A test that defines it as another learns whether the rule is needed.
template <operation const& Op> inline constexpr int left_out = -1;

/// A number that a call names; the largest that is told for one beyond it.
template <class Number> constexpr long long as_given(Number n) {
  constexpr auto largest = ~0ull >> 1;
  if constexpr (std::is_unsigned_v<Number>)
    if (n > largest) return static_cast<long long>(largest);
  return static_cast<long long>(n);
}

/// Roles, axes and numbers that a call names.
template <class Roles, class Axes, auto... Numbers> struct naming;
template <template <std::size_t> class... Roles, class... As, auto... Numbers>
struct naming<roles<Roles...>, axes<As...>, Numbers...> {
  HEADSUP_HIDDEN static constexpr axis_value all[] = {as_axis(value_of_role<typename Roles<1>::role>)...,
                                                      value_of_axis<As>()..., no_axis};
  HEADSUP_HIDDEN static constexpr long long given[] = {as_given(Numbers)..., 0};

  /// The call of an operation with these names, and operands that outlive it.
  static constexpr call_value call(operation const& op, operand_value const* xs, std::size_t operands) {
    return {&op, {all, sizeof...(Roles) + sizeof...(As)}, sizeof...(Roles), given, sizeof...(Numbers), xs, operands};
  }
};
using no_names = naming<roles<>, axes<>>;
template <template <std::size_t> class... Roles> using along = naming<roles<Roles...>, axes<>>;
template <class... As> using of_axes = naming<roles<>, axes<As...>>;

/// Whether all rules of an operation hold for a call with these names and operands, as rules take them.
template <operation const& Op, class Names, class... Xs> constexpr bool accepted() {
  operand_value const xs[sizeof...(Xs) + 1] = {value_of_operand<Xs>()...};
  return keeps(Names::call(Op, xs, sizeof...(Xs)), left_out<Op>);
}
template <operation const& Op, class Names, class... Xs> inline constexpr bool accepts = accepted<Op, Names, Xs...>();

/// The rule that a refused call breaks.
template <operation const& Op, class Names, class... Xs> struct refused {
  static constexpr bool value = accepts<Op, Names, Xs...>;
  static constexpr words say() {
    operand_value const xs[sizeof...(Xs) + 1] = {value_of_operand<Xs>()...};
    return diagnose(Names::call(Op, xs, sizeof...(Xs)));
  }
};

/// X as rules take it: a tensor itself, or that it is none.
template <class X> struct operand_of {
  using type = diagnostics::operand<diagnostics::no_tensor, X>;
};
template <class X> requires requires { X::axes::fixed; }
struct operand_of<X> {
  using type = X;
};
template <class X> using as_operand = typename operand_of<X>::type;

template <class X> inline constexpr bool is_sized_later = false;
template <class X> requires requires { X::axes::fixed; }
inline constexpr bool is_sized_later<X> = !X::axes::fixed;

/// An operand of this run: with the sizes that x has.
template <class X> struct operand_at_run_time {
  constexpr explicit operand_at_run_time(X const&) {}
  static constexpr operand_value value() { return value_of_operand<as_operand<X>>(); }
};
template <class X> requires requires(X const& sized) { sized.shape().data(); }
struct operand_at_run_time<X> {
  using list = typename X::axes;
  axis_value all[list::rank + 1];

  constexpr explicit operand_at_run_time(X const& sized) : all{} {
    for (std::size_t i = 0; i < list::rank; ++i) all[i] = listed<list>::value[i], all[i].size = sized.shape().data()[i];
    all[list::rank] = no_axis;
  }
  constexpr operand_value value() const {
    operand_value of = value_of_operand<as_operand<X>>();
    of.first = all;
    return of;
  }
};

/// Stops with the sentence of a call whose sizes, known only at run time, break a rule.
template <class Error, class Call> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_at_run_time(Call const& c) {
  diagnostics::reject<Error>(diagnose(c).data());
}

template <operation const& Op, class Names, class Error, class... Xs>
constexpr void must_hold_now(operand_at_run_time<Xs> const&... xs) {
  operand_value const all[] = {xs.value()...};
  call_value c = Names::call(row_of<Op>, all, sizeof...(Xs));
  c.at_run_time = true;
  if (!keeps(c, left_out<Op>)) refuse_at_run_time<Error>(c);
}

/// Asks the rules of an operation again if sizes are known only at run time; without another Error, size_error.
template <operation const& Op, class Names = no_names, class Error = size_error, class... Xs>
constexpr void must_hold([[maybe_unused]] Xs const&... xs) {
  if constexpr ((is_sized_later<Xs> || ...)) must_hold_now<Op, Names, Error>(operand_at_run_time<Xs>(xs)...);
}

/// The same of x, which a T is given, before that has any sizes.
template <operation const& Op, class T, class X> constexpr X const& must_hold_for(X const& x) {
  if constexpr (is_sized_later<X>) must_hold<Op>(diagnostics::operand<typename T::axes, typename T::scalar>{}, x);
  return x;
}

template <class Call> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_numbers_of(Call const& c) {
  diagnostics::reject<argument_error>(diagnose_numbers(c).data());
}

/// Stops with the sentence of a call whose last arguments are these numbers, which break a rule.
template <operation const& Op, class Names, class X, class... Numbers>
[[noreturn]] HEADSUP_SELDOM constexpr void refuse_numbers(X const& x, Numbers... numbers) {
  operand_at_run_time<X> const sized(x);
  operand_value all[] = {sized.value(), value_of_operand<diagnostics::operand<diagnostics::no_tensor, Numbers>>()...};
  long long const given[] = {as_given(numbers)...};
  call_value c = Names::call(row_of<Op>, all, 1 + sizeof...(Numbers));
  c.given = given, c.numbers = sizeof...(Numbers), c.at_run_time = true;
  refuse_numbers_of(c);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

namespace HEADSUP_NAMESPACE::rule {
namespace headsup_detail {
template <headsup_calls::operation const& Op>
inline constexpr words text_of_arguments = [] {
  words w;
  headsup_calls::show_arguments(w, Op);
  return w;
}();
}  // namespace headsup_detail

/// An operation whose calls are values, for the overloads that refuse other calls.
template <headsup_calls::operation const& Op> struct row {
  static constexpr auto const& op = Op;
  static constexpr char const* name = Op.name;
  static constexpr headsup_calls::form_value form = headsup_calls::form_of(Op);
  static constexpr bool names_roles = form.roles.end + form.axes.end != 0;
  static constexpr bool takes_types = false;
  static constexpr bool takes_numbers = form.numbers.end != 0;
  static constexpr bool reduces = Op.has(headsup_calls::reduces);
  static constexpr bool tokens_meet = Op.has(headsup_calls::tokens_meet);
  static constexpr bool keeps_both = Op.has(headsup_calls::keeps_both);
  static constexpr bool calculates = Op.has(headsup_calls::calculates);
  /// Whether it takes a role, and then axes.
  static constexpr bool takes_parts = form.roles.first == 1 && form.axes.end != 0;
  using refused = shape_mistake;

  /// What follows the name and the template arguments.
  static constexpr char const* arguments = headsup_detail::text_of_arguments<Op>.data();
  /// The template arguments, along the given axis.
  static constexpr words& example(words& w, axis_words axis) {
    headsup_calls::show_example(w, Op, axis.role);
    if (form.numbers.first == 0 || form.roles.end != 1) return w;
    return w << ", "
             << headsup_calls::example_number(Op,
                                              headsup_calls::as_axis(headsup_calls::role_named(axis.role), axis.size));
  }
};

namespace headsup_detail {
template <class Call> concept OfRow = requires { Call::op; };

/// Whether as many of each are given as the form of the operation has.
constexpr bool fits(headsup_calls::form_value const& form, std::size_t roles, std::size_t axes, std::size_t numbers,
                    std::size_t operands) {
  auto in = [](headsup_calls::range const& r, std::size_t n) { return r.first <= n && n <= r.end; };
  // That a number along a role is left out is said by a rule.
  return in(form.roles, roles) && in(form.axes, axes) && in(form.operands, operands) &&
         (in(form.numbers, numbers) || (roles != 0 && numbers == 0));
}
template <OfRow Call, template <std::size_t> class... Roles, Axis... Axes, auto... Numbers, class... Xs> requires(
    (sizeof...(Axes) == 0 || !Call::op.has(headsup_calls::takes_a_list)) &&
    fits(Call::form, sizeof...(Roles), sizeof...(Axes), sizeof...(Numbers), sizeof...(Xs)) &&
    !headsup_calls::accepts<Call::op, headsup_calls::naming<headsup_calls::roles<Roles...>, axes<Axes...>, Numbers...>,
                            Xs...>)
struct find_broken<Call, roles<Roles...>, types<Axes...>, numbers<Numbers...>, Xs...> {
  using type =
      headsup_calls::refused<Call::op, headsup_calls::naming<headsup_calls::roles<Roles...>, axes<Axes...>, Numbers...>,
                             Xs...>;
};
template <OfRow Call, template <std::size_t> class... Roles, class... Xs>
requires(fits(Call::by_role::form, sizeof...(Roles), 0, 0, sizeof...(Xs)) &&
         !headsup_calls::accepts<Call::by_role::op, headsup_calls::along<Roles...>, Xs...>)
struct find_broken<Call, roles<Roles...>, types<>, numbers<>, Xs...> {
  using type = headsup_calls::refused<Call::by_role::op, headsup_calls::along<Roles...>, Xs...>;
};
}  // namespace headsup_detail

/// The role stands first, without a size.
template <headsup_detail::OfRow Call, Axis A, Axis B, Axis... As, class... Xs> requires Call::takes_parts
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

/// The axes are arguments of their own, and not in one list.
template <headsup_detail::OfRow Call, template <std::size_t> class... Roles, Axis... As, class... Xs>
requires(Call::form.axes.end != 0 && Call::form.roles.first == sizeof...(Roles) &&
         !Call::op.has(headsup_calls::takes_a_list))
struct is_called_so<Call, roles<Roles...>, types<axes<As...>>, numbers<>, Xs...> {
  using alone =
      headsup_calls::refused<Call::op, headsup_calls::naming<headsup_calls::roles<Roles...>, axes<As...>>, Xs...>;
  static constexpr bool value = false;
  static constexpr words say() {
    if constexpr (!alone::value) return alone::say();
    words w;
    w << "HU051 " << Call::name << ": takes axes one by one, and no list of them; fix: " << Call::name << "<";
    ((w << role_words<Roles> << ", "), ...);
    return w.list(axes<As...>{}) << ">" << Call::arguments;
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
