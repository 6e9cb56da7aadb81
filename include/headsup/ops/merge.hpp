#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct merge : row<headsup_calls::op::merge> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether the axes of the roles From are adjacent in X in that order, heads not inside their head_dim.
template <template <std::size_t> class To, class X, template <std::size_t> class... From> concept can_merge =
    sizeof...(From) != 0 &&
    headsup_calls::accepts<headsup_calls::op::merge, headsup_calls::along<To, From...>, described<X>>;

/// Reads adjacent axes as one, as x.view(…) does: heads<12>, head_dim<64> as all_heads<768>. The result remembers
/// them, so that it can be split only as it was merged.
///
/// - Shapes: [A..., From..., B...] -> [A..., merged<To, From...>, B...]
/// - Errors: axes not adjacent in that order (transpose first), heads inside their head_dim, or To already present: at
///           compile time
// A Clang 22 that was built with assertions stops at can_merge<To, X, From...> here.
template <template <std::size_t> class To, template <std::size_t> class... From, class X>
requires(sizeof...(From) != 0 &&
         headsup_calls::accepts<headsup_calls::op::merge, headsup_calls::along<To, From...>, described<X>>)
constexpr auto merge(X&& x) {
  using list = headsup_detail::only_sums<axes_of<X>>;
  using run = headsup_detail::in_order_of<list, axes<From<1>...>>;
  using merged_run = headsup_detail::merged_from<To<run::size>, headsup_detail::forget_numbers<run>>;
  return relabel<headsup_detail::substituted<list, run, axes<merged_run>>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL merge
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
