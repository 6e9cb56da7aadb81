#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/ops/copied.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct expand : row<headsup_calls::op::expand> {
  static constexpr bool forwards = true;
};

template <Axis... New, class X, class... Sizes>
requires(headsup_calls::accepts<headsup_calls::op::expand, headsup_calls::of_axes<New...>, X> &&
         !headsup_detail::all_sized<axes<New...>, typename Sizes::scalar...>)
struct find_broken<expand, with_types<New...>, X, Sizes...> {
  using type =
      is_given_sizes<headsup_calls::op::sized_by_role<headsup_calls::op::expand, "{call}<...>(x, {each_size})">,
                     axes<New...>, typename Sizes::scalar...>;
};
}  // namespace headsup_rule

/// Whether X has none of the axes New yet.
template <class X, class... New> concept can_expand =
    headsup_calls::accepts<headsup_calls::op::expand, headsup_calls::of_axes<New...>, described<X>>;

/// Repeats x along new axes, which come first.
///
/// - Shapes: [A...] -> [New..., A...]
/// - Errors: a role already present: at compile time
template <Axis... New, class X, class... Roles>
requires(can_expand<X, New...> && headsup_detail::all_sized<axes<New...>, axis_size<Roles>...>)
constexpr auto expand(X const& x, axis_size<Roles>... new_sizes) {
  using shape = headsup_detail::keep_lost<headsup_detail::joined_axes<axes<New...>, axes_of<X>>, axes_of<X>>;
  return headsup_detail::copied(
      x, headsup_detail::sizes_from<shape>(headsup_detail::extents_from<axes<New...>>(new_sizes...), x.sizes()));
}
#define HEADSUP_CALL expand
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
