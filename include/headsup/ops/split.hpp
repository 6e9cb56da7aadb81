#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct split : row<headsup_calls::op::split> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether the axis Role of X can be split into the new axes Into: their sizes multiply to its size, and if it was
/// merged, Into are its factors, in that order.
template <template <std::size_t> class Role, class X, class... Into> concept can_split =
    headsup_calls::accepts<headsup_calls::op::split, headsup_calls::naming<headsup_calls::roles<Role>, axes<Into...>>,
                           described<X>>;

/// Reads one axis as several, outermost first, as x.view(…) does: d_out<768> as heads<12>, head_dim<64>.
///
/// - Shapes: [A..., Role, B...] -> [A..., Into..., B...]
/// - Errors: sizes that do not multiply to that of Role, or an axis merged from others: at compile time
template <template <std::size_t> class Role, Axis... Into, class X> requires can_split<Role, X, Into...>
constexpr auto split(X&& x) {
  return relabel<headsup_detail::replace<axes_of<X>, Role, axes<Into...>>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL split
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
