#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/stack.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <template <std::size_t> class Role, class Factors> struct along_factors;
template <template <std::size_t> class Role, class F, class G> struct along_factors<Role, axes<F, G>> {
  template <std::size_t N> using first_role = resized<F, N>;
  template <std::size_t N> using second_role = resized<G, N>;

  static constexpr auto split_up(auto const& x) { return split<Role, F, G>(x); }
  static constexpr auto merge_up(auto const& x) { return merge<Role, first_role, second_role>(x); }
};
}  // namespace headsup_detail

namespace headsup_calls::op {
inline constexpr rule from_pairs = merged_from_pairs.or_else(
    "assume_factors<{role}, ...>(forget_factors<{role}>(x)), halves<2> and pairs<{half}> in the order of the model");
inline constexpr rule paired = has_pairs.or_else("{paired}", always, price::mix_up);
inline constexpr operation rotate_half{
    .name = "rotate_half", .form = "<role>(x)", .rules = {has_axis, of_floats, from_pairs, paired}};
constexpr bool has_places(operand_value const& x) { return x.has(role::tokens) || x.has(role::keys); }
inline constexpr hint from_places{"angles from arange<float, {places}>()", [](call_value const& c) {
  return has_places(c.x[0]) && (turns_each_head(c) || !has_places(c.x[1]));
}};
inline constexpr operation rotary{
    .name = "rotary",
    .form = "<role>(x, angles)",
    .rules = {has_axis.in(0), of_floats.in(0), from_pairs, paired, are_tensors.in(1),
              has_its_axes.in(1).or_else(from_places), of_floats.in(1), agrees_split_up, agree_in_order, holds_split_up,
              keeps_lost, turns_by_position.or_else(from_places)},
    .works_on = {role::pairs}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct rotate_half : row<headsup_calls::op::rotate_half> {};
struct rotary : row<headsup_calls::op::rotary> {};
}  // namespace headsup_rule

/// Whether the axis Role of X says how its features pair up: halves<2> and pairs, in either order.
template <template <std::size_t> class Role, class X> concept can_rotate =
    headsup_calls::accepts<headsup_calls::op::rotate_half, headsup_calls::along<Role>, described<X>>;

/// Each pair of features rotated by a right angle: (a, b) becomes (-b, a).
///
/// - Shapes: [A..., merged<Role, halves<2>, pairs>] -> the same
/// - Errors: an axis that does not say how its features pair up (assume_factors): at compile time
template <template <std::size_t> class Role, class X> requires can_rotate<Role, X>
constexpr auto rotate_half(X const& x) {
  using factors = headsup_detail::along_factors<Role, factors_of<axis_of<axes_of<X>, Role>>>;
  auto const apart = factors::split_up(x);
  auto const turned = stack<halves>(-take<halves>(apart, 1), take<halves>(apart, 0));
  return factors::merge_up(reorder<headsup_detail::forget_numbers<axes_of<decltype(apart)>>>(turned));
}
#define HEADSUP_CALL rotate_half
#include <headsup/diagnostics/other_calls.inl>

/// Whether X can be rotated by Angles, which have an angle for each pair, and no axis that X lacks.
template <template <std::size_t> class Role, class X, class Angles> concept can_rotate_by =
    headsup_calls::accepts<headsup_calls::op::rotary, headsup_calls::along<Role>, described<X>, described<Angles>>;

/// The rotary position embedding: each pair of features rotated by its angle, in either layout of pairs.
///
/// - Shapes: [A..., tokens, merged<Role, halves<2>, pairs>], [tokens, pairs] -> the first
/// - Errors: an axis that does not say how its features pair up, angles over other axes: at compile time; angles beyond
///           1024 radians: argument_error
/// - Source: Su et al., RoFormer, eq. (15)
template <template <std::size_t> class Role, class X, class Angles> requires can_rotate_by<Role, X, Angles>
constexpr auto rotary(X const& x, Angles const& angles) {
  using factors = headsup_detail::along_factors<Role, factors_of<axis_of<axes_of<X>, Role>>>;
  auto const apart = factors::split_up(x);
  auto const turned = factors::split_up(rotate_half<Role>(x));
  return factors::merge_up(apart * cos(angles) + turned * sin(angles));
}
#define HEADSUP_CALL rotary
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
