#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/calls/of_types.hpp>
#include <headsup/calls/said_at_run_time.hpp>
#include <headsup/calls/say_how.hpp>
#include <headsup/diagnostics/other_calls.hpp>

// A call as its types have it: whether its operation takes it, and what refuses it if not.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The rule of an operation that is not asked; none. A test that defines it as another learns whether the rule is
/// needed.
template <operation const& Op> inline constexpr int left_out = -1;

/// A number that a call names; the largest that is told for one beyond it.
template <class Number> constexpr long long as_given(Number n) {
  constexpr auto largest = ~0ull >> 1;
  if constexpr (sizeof(Number) == sizeof(largest) && std::is_unsigned_v<Number>)
    if (n > largest) return static_cast<long long>(largest);
  return static_cast<long long>(n);
}

/// Roles, axes and numbers that a call names.
template <class Roles, class Axes, auto... Numbers> struct naming;
template <template <std::size_t> class... Roles, class... As, auto... Numbers>
struct naming<roles<Roles...>, axes<As...>, Numbers...> {
  HEADSUP_HIDDEN static constexpr axis_value all[] = {value_named<Roles<1>>()..., value_of_axis<As>()..., no_axis};
  HEADSUP_HIDDEN static constexpr long long given[] = {as_given(Numbers)..., 0};

  /// The call of an operation with these names, and operands that outlive it.
  static constexpr call_value call(operation const& op, operand_value const* xs, std::size_t operands) {
    return {&op, {all, sizeof...(Roles) + sizeof...(As)}, sizeof...(Roles), given, sizeof...(Numbers), xs, operands};
  }
};
using no_names = naming<roles<>, axes<>>;
template <template <std::size_t> class... Roles> using along = naming<roles<Roles...>, axes<>>;
template <class... As> using of_axes = naming<roles<>, axes<As...>>;
/// The same, and the type of the numbers that a call makes.
template <class Scalar, class Names> struct making {
  static constexpr call_value call(operation const& op, operand_value const* xs, std::size_t operands) {
    call_value c = Names::call(op, xs, operands);
    c.makes = value_of_number<Scalar>;
    return c;
  }
};

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
  using type = headsup_diagnostics::operand<headsup_diagnostics::no_tensor, X>;
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
template <class X> requires requires(X const& sized) { sized.sizes().data(); }
struct operand_at_run_time<X> {
  using list = typename X::axes;
  axis_value all[list::rank + 1];

  constexpr explicit operand_at_run_time(X const& sized) : all{} {
    for (std::size_t i = 0; i < list::rank; ++i) all[i] = listed<list>::value[i], all[i].size = sized.sizes().data()[i];
    all[list::rank] = no_axis;
  }
  constexpr operand_value value() const {
    operand_value of = value_of_operand<as_operand<X>>();
    of.first = all;
    return of;
  }
};

template <operation const& Op, class Names, class Error, class... Xs>
constexpr void must_hold_now(operand_at_run_time<Xs> const&... xs) {
  operand_value const all[] = {xs.value()...};
  auto c = Names::call(row_now<Op>(), all, sizeof...(Xs));
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
  if constexpr (is_sized_later<X>)
    must_hold<Op>(headsup_diagnostics::operand<typename T::axes, typename T::scalar>{}, x);
  return x;
}

/// Stops with the sentence of a call whose last arguments are these numbers, which break a rule.
template <operation const& Op, class Names, class X, class... Numbers>
[[noreturn]] HEADSUP_SELDOM constexpr void refuse_numbers(X const& x, Numbers... numbers) {
  operand_at_run_time<X> const sized(x);
  operand_value all[] = {sized.value(),
                         value_of_operand<headsup_diagnostics::operand<headsup_diagnostics::no_tensor, Numbers>>()...};
  long long const given[] = {as_given(numbers)...};
  auto c = Names::call(row_now<Op>(), all, 1 + sizeof...(Numbers));
  c.given = given, c.numbers = sizeof...(Numbers), c.at_run_time = true;
  refuse_numbers_of<argument_error>(c);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

namespace HEADSUP_NAMESPACE::headsup_rule {
/// An operation whose calls are values, for the overloads that refuse other calls. Without names, or with roles alone,
/// it may be another.
template <headsup_calls::operation const& Op, headsup_calls::operation const& Unnamed = Op,
          headsup_calls::operation const& ByRole = Op>
struct row {
  static constexpr auto const& op = Op;
  static constexpr auto const& unnamed = Unnamed;
  static constexpr auto const& by_role = ByRole;
  static constexpr char const* name = Op.name;
  using refused = shape_mistake;
};

/// What is wrong with a call of a row: how it is written, or what its rules say.
template <class Call, class Roles, class Types, class Numbers, class... Xs> requires requires { Call::unnamed; }
struct is_called_so<Call, Roles, Types, Numbers, Xs...> {
  static constexpr bool value = false;
  static constexpr words say() {
    using named = written_names<Roles, Types, Numbers>;
    headsup_calls::operand_value const xs[sizeof...(Xs) + 1] = {headsup_calls::value_of_operand<Xs>()...};
    constexpr bool by_role = std::is_same_v<Types, types<>> && std::is_same_v<Numbers, numbers<>>;
    auto const& op = named::count == 0 ? Call::unnamed : by_role ? Call::by_role : Call::op;
    return headsup_calls::say_how(typename named::call{&op, named::all, named::count, xs, sizeof...(Xs)});
  }
};

/// The same for tensors of one type in braces.
template <class Call, class Roles, class X> struct takes_no_braces {
  static constexpr words say() {
    using named = written_names<Roles, types<>, numbers<>>;
    constexpr auto x = headsup_calls::value_of_operand<headsup_calls::as_operand<X>>();
    headsup_calls::operand_value const xs[] = {x, x};
    return headsup_calls::say_how(typename named::call{&Call::op, named::all, named::count, xs, 2, true});
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_rule
