#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/ops/copied.hpp>

#include <concepts>
#include <initializer_list>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct take : row<headsup_calls::op::take> {};
}  // namespace headsup_rule

/// Whether X has an axis Role to take a position of, and, if the position is given, the axis has it.
template <template <std::size_t> class Role, class X, auto Position = 0> concept can_take =
    headsup_calls::accepts<headsup_calls::op::take, headsup_calls::naming<headsup_calls::roles<Role>, axes<>, Position>,
                           described<X>>;

/// The part of x at one position of Role, as x[1] does; a negative position counts from the end, as x[-1] does.
///
/// - Shapes: [A..., Role] -> [A...]
/// - Errors: no axis of that role, an id of something else: at compile time; a position outside: argument_error, or a
///           compile error in a constant
template <template <std::size_t> class Role, class X, class Position>
requires can_take<Role, X> && headsup_detail::Whole<headsup_calls::op::take, headsup_calls::along<Role>, X, Position>
constexpr auto take(X const& x, Position position) {
  using along = axis_of<axes_of<X>, Role>;
  std::size_t const size = x.sizes().template of<along>();
  std::size_t const at = headsup_diagnostics::from_the_start(+position, size);
  if (at >= size) headsup_calls::refuse_numbers<headsup_calls::op::take, headsup_calls::along<Role>>(x, +position);
  return headsup_detail::copied(x, headsup_detail::sizes_from<headsup_detail::pool_over<axes_of<X>, Role>>(x.sizes()),
                                at * x.sizes().template stride_of<along>());
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
  using mistake = typename broken_call<headsup_rule::take, headsup_rule::with_roles<Role>, X,
                                       std::initializer_list<Position>>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
#define HEADSUP_CALL take
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
