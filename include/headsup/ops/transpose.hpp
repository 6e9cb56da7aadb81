#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/copied.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct reorder : row<headsup_calls::op::reorder> {};
struct transpose : row<headsup_calls::op::transpose, headsup_calls::op::transpose_matrix> {};
}  // namespace headsup_rule

/// Whether To are the axes of X in some order.
template <class To, class X> concept can_reorder =
    headsup_rule::AxisList<To> &&
    headsup_calls::accepts<headsup_calls::op::reorder, headsup_calls::naming<headsup_calls::roles<>, To>, described<X>>;

namespace headsup_detail {
/// The axes of To; those that say no more than their size, as Own remembers them.
template <class To, class Own> struct remembered;
template <class... As, class... Own> struct remembered<axes<As...>, axes<Own...>> {
  using type = axes<std::conditional_t<annotated<As> || As::size != Own::size, As, Own>...>;
};
}  // namespace headsup_detail

/// The same numbers with the axes in the order of To, as x.permute(…) moves them; every role stays with its numbers, and
/// what is known of them: d_out<12> of the list is as x has it, merged from heads and head_dim, say.
///
/// - Shapes: [A...] -> To, the same axes in another order
/// - Errors: other axes: at compile time
template <class To, class X> requires can_reorder<To, X>
constexpr auto reorder(X const& x) {
  headsup_calls::must_hold<headsup_calls::op::reorder, headsup_calls::naming<headsup_calls::roles<>, To>>(x);
  using own = headsup_detail::in_order_of<axes_of<X>, To>;
  using list = typename headsup_detail::remembered<To, own>::type;
  return headsup_detail::copied(x, headsup_detail::sizes_from<list>(x.sizes()));
}
#define HEADSUP_CALL reorder
#include <headsup/diagnostics/other_calls.inl>

/// Whether X has both axes.
template <template <std::size_t> class P, template <std::size_t> class Q, class X> concept can_transpose =
    headsup_calls::accepts<headsup_calls::op::transpose, headsup_calls::along<P, Q>, described<X>>;

/// Whether X has exactly two axes, so that a transposition needs no names.
template <class X> concept is_matrix =
    headsup_calls::accepts<headsup_calls::op::transpose_matrix, headsup_calls::no_names, described<X>>;

/// Swaps two axes, as x.transpose(1, 2) does; the roles stay with the numbers.
///
/// - Shapes: [batch, tokens, heads, head_dim] -> transpose<tokens, heads> -> [batch, heads, tokens, head_dim]
/// - Errors: no axis of one of the roles: at compile time
template <template <std::size_t> class P, template <std::size_t> class Q, class X> requires can_transpose<P, Q, X>
[[nodiscard]] constexpr auto transpose(X const& x) {
  return reorder<headsup_detail::swapped<axes_of<X>, P, Q>>(x);
}

/// The transposed matrix, as x.T does for two axes.
///
/// - Shapes: [A, B] -> [B, A]
/// - Errors: another number of axes: at compile time, because then the two must be named
template <is_matrix X> [[nodiscard]] constexpr auto transpose(X const& x) {
  return reorder<axes<headsup_detail::last_of<axes_of<X>>, headsup_detail::second_last_of<axes_of<X>>>>(x);
}
#define HEADSUP_CALL transpose
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
