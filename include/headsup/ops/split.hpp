#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// PyTorch's split takes the sizes of parts; heads and their head_dim are factors.
constexpr bool are_parts(call_value const& c) {
  std::size_t all = 0;
  for (std::size_t i = c.roles; i < c.named.count; ++i) {
    if (c.named[i].size != c.named[c.roles].size || c.named[i].is(role::head_dim)) return false;
    all += c.named[i].size;
  }
  return c.axes() > 1 && all == c.along().size;
}
inline constexpr operation split{.name = "split",
                                 .form = "<role, slower<N>, faster<M>?...>(x)",
                                 .rules = {has_axis, is_new, assume_factors.rules[2],
                                           multiply_to.or_else("chunk<{role}, {parts}>(x) instead", are_parts, 2),
                                           in_merged_order, heads_lie_together},
                                 .is = in_whole,
                                 .last_there = 1};
}  // namespace headsup_calls::op

namespace rule {
struct split : row<headsup_calls::op::split> {};
}  // namespace rule

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
  return relabel<replace<axes_of<X>, Role, axes<Into...>>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL split
#define HEADSUP_CALL_MIXES
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
