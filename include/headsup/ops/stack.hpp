#pragma once

#include <headsup/axes/polarity.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/tensor/described.hpp>

#include <initializer_list>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool each_has(call_value const& c) { return c.operands > 1 && all_have(c, true); }
inline constexpr operation stack{
    .name = "stack",
    .form = "<another_role>(first, another?...)",
    .rules = {are_tensors, is_new.or_else("concat<{role}>({all}) instead", each_has, price::likely), are_alike,
              of_one_type, are_ids_of_one, mean_the_same},
    .is = alike,
    .first_there = 16};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct stack : row<headsup_calls::op::stack> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether tensors are alike, and lack the axis Role along which they would be put side by side.
template <template <std::size_t> class Role, class X, class... Xs> concept can_stack =
    headsup_calls::accepts<headsup_calls::op::stack, headsup_calls::along<Role>, described<X>, described<Xs>...>;

/// Puts tensors of one shape side by side along a new first axis, as torch.stack does.
///
/// - Shapes: n times [A...] -> [Role<n>, A...]
/// - Errors: shapes or types of numbers that differ, a role already present: at compile time
template <template <std::size_t> class Role, class X, class... Xs> requires can_stack<Role, X, Xs...>
constexpr auto stack(X const& first, Xs const&... others) {
  using kept = std::conditional_t<
      (std::is_same_v<axes_of<X>, axes_of<Xs>> && ...), axes_of<X>,
      headsup_detail::still_said<headsup_detail::forget_numbers<with_sizes_of<axes_of<X>, axes_of<Xs>...>>, axes_of<X>,
                                 axes_of<Xs>...>>;
  using shape = headsup_detail::keep_lost<headsup_detail::joined_axes<axes<Role<1 + sizeof...(Xs)>>, kept>, axes_of<X>>;
  headsup_calls::must_hold<headsup_calls::op::stack, headsup_calls::along<Role>>(first, others...);
  auto result = headsup_detail::unwritten_from<X, Xs...>(headsup_detail::sizes_from<shape>(first.sizes()));
  scalar_of<X>* to = result.data();
  auto append = [&](auto const& part) {
    for (std::size_t i = 0; i < part.size(); ++i) *to++ = part.data()[i];
  };
  append(first);
  (append(others), ...);
  return result;
}
/// Braces have no type of their own for the overloads that refuse other arguments.
template <template <std::size_t> class Role, class X, class... More>
constexpr auto stack(std::initializer_list<X>, More const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::takes_no_braces<headsup_rule::stack, headsup_rule::roles<Role>, X>));
  return shape_mistake{};
}
template <std::nullptr_t = nullptr, class X, class... More>
constexpr auto stack(std::initializer_list<X>, More const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::takes_no_braces<headsup_rule::stack, headsup_rule::roles<>, X>));
  return shape_mistake{};
}
#define HEADSUP_CALL stack
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
