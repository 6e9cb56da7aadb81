#pragma once

#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/ops/copied.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU021: a position that is known at compile time is on the axis.
template <template <std::size_t> class Role, class X, class Position> struct has_position {
  static constexpr bool value = true;
};
template <template <std::size_t> class Role, class X, auto N> struct has_position<Role, X, number<N>> {
  using list = typename X::axes;
  static constexpr auto position = static_cast<std::size_t>(N);
  static constexpr bool value = position < size_of<Role, list>;
  static constexpr words say() {
    constexpr axis_words axis = words_of<axis_of<list, Role>>;
    words w = beyond_the_end("take", axis, position, position);
    return w << "take<" << axis.role << ", " << axis.size - 1 << ">(x)";
  }
};

struct take : call<"take", "(x, 0)"> {
  template <template <std::size_t> class Role, class X, class Position = void>
  struct rules
      : all<has_axis<take, Role, X>, names_a_position<take, Role<1>, Position>, has_position<Role, X, Position>> {};
};
}  // namespace rule

/// Whether X has an axis Role to take a position of, and, if the position is given, the axis has it.
template <template <std::size_t> class Role, class X, std::size_t Position = 0> concept can_take =
    rule::take::rules<Role, described<X>, rule::number<Position>>::value;

/// The part of x at one position of Role, as x[1] does.
///
/// Shapes  [A..., Role] -> [A...]
/// Errors  no axis of that role: at compile time; a position outside: argument_error, or a compile error in a constant
template <template <std::size_t> class Role, class X, std::integral Position> requires can_take<Role, X>
constexpr auto take(X const& x, Position position) {
  using along = axis_of<axes_of<X>, Role>;
  constexpr char const* role = along::role::name.chars;
  auto const at = static_cast<std::size_t>(position);
  std::size_t const size = x.shape().template of<along>();
  if (at >= size) reject("take<", role, ">: position ", at, " is outside ", role, "<", size, ">");
  return copied(x, gather<without<axes_of<X>, Role>>(x.shape()), at * x.shape().template stride_of<along>());
}

/// The same for a position known at compile time: take<tokens, 1>(x).
///
/// Errors  no axis of that role, a position outside: at compile time
template <template <std::size_t> class Role, std::size_t Position, class X> requires can_take<Role, X, Position>
constexpr auto take(X const& x) {
  return take<Role>(x, Position);
}
#define HEADSUP_CALL take
#define HEADSUP_CALL_MIXES
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
