#pragma once

#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/ops/copied.hpp>

#include <concepts>
#include <initializer_list>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU021: the message for a position outside an axis; a call for the fix follows.
constexpr words beyond_either_end(axis_words axis, auto position) {
  return beyond_the_end("take", axis, position, position)
         << (position < 0 ? ", counted from the end; fix: " : "; fix: ");
}

/// Refuses a position outside an axis at run time; HU021.
[[noreturn]] HEADSUP_SELDOM constexpr void refuse_position(axis_words axis, auto position) {
  refuse_sizes<argument_error>(beyond_either_end(axis, position)
                               << "take<" << axis.role << ">(x, " << (position < 0 ? 0 : axis.size - 1) << ")");
}

/// HU021: a position that is known at compile time is on the axis.
template <template <std::size_t> class Role, class X, class Position> struct has_position {
  static constexpr bool value = true;
};
template <template <std::size_t> class Role, class X, auto N> struct has_position<Role, X, number<N>> {
  using list = typename X::axes;
  static constexpr bool value = diagnostics::from_the_start(N, size_of<Role, list>) < size_of<Role, list>;
  static constexpr words say() {
    constexpr axis_words axis = words_of<axis_of<list, Role>>;
    return beyond_either_end(axis, N) << "take<" << axis.role << ", " << (N < 0 ? 0 : axis.size - 1) << ">(x)";
  }
};

/// HU051: a position is one number. Several are ids: lookup takes the rows of a table, gather one number for each id.
template <template <std::size_t> class Role, class X, class Position> requires requires { Position::axes::fixed; }
struct has_position<Role, X, Position> {
  using list = typename X::axes;
  using ids = typename Position::axes;
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr char const* role = role_words<Role>;
    constexpr bool whole = std::is_integral_v<typename Position::scalar>;
    words given;
    given << (whole ? "ids" : "to<int>(ids)");
    words w;
    w << "HU051 take<" << role << ">: takes one position, which is a number, got a tensor " << ids{} << "; fix: ";
    using missing = minus<without<list, Role>, ids>;
    if constexpr (shared<ids, list>::rank == 0) {
      w << "lookup<" << role << ">(";
      if (has_role<first_of<list>, Role>) w << "x";
      else if (list::rank == 2) w << "transpose(x)";
      else w << "transpose<" << first_of<list>::role::name.chars << ", " << role << ">(x)";
      return w << ", " << given.data() << ") if the part at each id is meant";
    } else {
      w << "gather<" << role << ">(x, ";
      if constexpr (missing::rank == 0) w << given.data();
      else (w << "expand<").list(missing{}) << ">(" << given.data() << ")";
      return w << ") if the part at each id is meant";
    }
  }
};

struct take : call<"take", "(x, position)"> {
  static constexpr bool takes_numbers = true;

  template <template <std::size_t> class Role, class X, class Position = void> requires(!AxisList<X>)
  struct rules
      : all<has_axis<take, Role, X>, names_a_position<take, Role<1>, Position>, has_position<Role, X, Position>> {};
};
}  // namespace rule

/// Whether X has an axis Role to take a position of, and, if the position is given, the axis has it.
template <template <std::size_t> class Role, class X, auto Position = 0> concept can_take =
    rule::take::rules<Role, described<X>, rule::number<Position>>::value;

/// The part of x at one position of Role, as x[1] does; a negative position counts from the end, as x[-1] does.
///
/// - Shapes: [A..., Role] -> [A...]
/// - Errors: no axis of that role: at compile time; a position outside: argument_error, or a compile error in a
///           constant
template <template <std::size_t> class Role, class X, std::integral Position> requires can_take<Role, X>
constexpr auto take(X const& x, Position position) {
  using along = axis_of<axes_of<X>, Role>;
  std::size_t const size = x.shape().template of<along>();
  std::size_t const at = diagnostics::from_the_start(position, size);
  if (at >= size) rule::refuse_position({along::role::name.chars, size}, position);
  return copied(x, sizes_from<pool_over<axes_of<X>, Role>>(x.shape()), at * x.shape().template stride_of<along>());
}

/// The same for a position known at compile time: take<tokens, 1>(x).
///
/// - Errors: no axis of that role, a position outside: at compile time
template <template <std::size_t> class Role, std::integral auto Position, class X> requires can_take<Role, X, Position>
constexpr auto take(X const& x) {
  return take<Role>(x, Position);
}
/// Braces have no type of their own for the overloads that refuse other arguments.
template <template <std::size_t> class Role, class X, class Position>
constexpr auto take(X const&, std::initializer_list<Position>) {
  using mistake = typename broken_call<rule::take, rule::roles<Role>, rule::types<>, rule::numbers<>, X,
                                       std::initializer_list<Position>>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
#define HEADSUP_CALL take
#define HEADSUP_CALL_MIXES
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
