#pragma once

#include <headsup/axes/polarity.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

#include <initializer_list>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool nobody_has(call_value const& c) { return all_have(c, false); }
inline constexpr operation concat{
    .name = "concat",
    .form = "<role>(first, another?...)",
    .rules = {has_axis.or_else("stack<{role}>({all}) instead", nobody_has), are_alike, of_one_type, are_ids_of_one,
              mean_the_same, joins_no_weights.or_else("softmax<{first}>(concat<{first}>({all})) of the scores")},
    .is = alike | any_axis};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// The sum of the sizes, dynamic if one of them is.
template <class... Sizes> constexpr std::size_t joined_size(Sizes... sizes) {
  return ((sizes == dynamic) || ...) ? dynamic : (sizes + ...);
}
}  // namespace headsup_detail

namespace headsup_rule {
struct concat : row<headsup_calls::op::concat> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether tensors can be joined along Role: they have it, and elsewhere the same axes in the same order.
template <template <std::size_t> class Role, class X, class... Xs> concept can_concat =
    headsup_calls::accepts<headsup_calls::op::concat, headsup_calls::along<Role>, described<X>, described<Xs>...>;

/// Joins tensors along an axis that they have, as torch.cat does; their other axes are the same, in the same order.
///
/// - Shapes: [A..., Role<n>], [A..., Role<m>], … -> [A..., Role<n + m + …>]
/// - Errors: no axis of that role, shapes that differ elsewhere, numbers of two types: at compile time
template <template <std::size_t> class Role, class X, class... Xs> requires can_concat<Role, X, Xs...>
constexpr auto concat(X const& first, Xs const&... others) {
  using joined = Role<headsup_detail::joined_size(size_of<Role, axes_of<X>>, size_of<Role, axes_of<Xs>>...)>;
  using role = typename joined::role;
  using shape = headsup_detail::keep_lost<
      headsup_detail::still_said<
          headsup_detail::forget_numbers<headsup_detail::with<with_sizes_of<axes_of<X>, axes_of<Xs>...>, joined>>,
          axes_of<X>, axes_of<Xs>...>,
      axes_of<X>>;
  headsup_calls::must_hold<headsup_calls::op::concat, headsup_calls::along<Role>>(first, others...);
  std::size_t const count = (first.sizes().template of<joined>() + ... + others.sizes().template of<joined>());
  auto const sizes = headsup_detail::sizes_from<shape>(
      headsup_detail::extents_from<axes<joined>>(axis_size<role>{count}), first.sizes());
  auto result = headsup_detail::unwritten_from<X, Xs...>(sizes);
  std::size_t at = 0;
  auto append = [&]<class Part>(Part const& part) {
    headsup_kernels::map(result.data() + at * sizes.template stride_of<joined>(), part.data(),
                         headsup_detail::nest_for(part.sizes(), sizes, part.sizes()), headsup_kernels::unchanged{});
    at += part.sizes().template of<joined>();
  };
  append(first);
  (append(others), ...);
  return result;
}
/// Braces have no type of their own for the overloads that refuse other arguments.
template <template <std::size_t> class Role, class X, class... More>
constexpr auto concat(std::initializer_list<X>, More const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::takes_no_braces<headsup_rule::concat, headsup_rule::roles<Role>, X>));
  return shape_mistake{};
}
template <std::nullptr_t = nullptr, class X, class... More>
constexpr auto concat(std::initializer_list<X>, More const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::takes_no_braces<headsup_rule::concat, headsup_rule::roles<>, X>));
  return shape_mistake{};
}
#define HEADSUP_CALL concat
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
