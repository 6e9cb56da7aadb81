#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/ops/copied.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU051: the axes in their new order are one list, with their sizes. Named are those that the call names first.
template <class Named, class X> struct takes_one_list {
  using list = typename X::axes;
  static constexpr bool value = false;
  static constexpr words say() {
    using first = in_order_of<list, std::conditional_t<distinct<Named>, Named, axes<>>>;
    words w;
    w << "HU051 reorder: takes the axes in their new order as one list, with their sizes; fix: reorder<axes<";
    return w.list(joined_axes<first, minus<list, first>>{}) << ">>(x)";
  }
};

struct reorder : row<headsup_calls::op::reorder> {
  static constexpr words& example(words& w, axis_words axis) { return w << "axes<" << axis << ", ...>"; }
  static constexpr bool takes_types = true;

  template <class To, class X> struct rules;
  template <class... To, class X>
  struct rules<axes<To...>, X> : headsup_calls::refused<headsup_calls::op::reorder, headsup_calls::of_axes<To...>, X> {
  };

  struct by_several_roles {
    template <class Named, class X> struct rules : all<are_tensors<reorder, X>, takes_one_list<Named, X>> {};
  };
};

/// The same for axes that stand side by side.
template <Axis A, Axis B, Axis... As, class X>
struct is_called_so<reorder, roles<>, types<A, B, As...>, numbers<>, X> : takes_one_list<axes<A, B, As...>, X> {};

struct transpose : row<headsup_calls::op::transpose> {
  template <class X>
  struct rules : headsup_calls::refused<headsup_calls::op::transpose_matrix, headsup_calls::no_names, X> {};
};
}  // namespace rule

/// Whether To are the axes of X in some order.
template <class To, class X> concept can_reorder =
    rule::AxisList<To> &&
    headsup_calls::accepts<headsup_calls::op::reorder, headsup_calls::naming<headsup_calls::roles<>, To>, described<X>>;

/// The same numbers with the axes in the order of To, as x.permute(…) moves them; every role stays with its numbers.
///
/// - Shapes: [A...] -> To, the same axes in another order
/// - Errors: other axes: at compile time
template <class To, class X> requires can_reorder<To, X>
constexpr auto reorder(X const& x) {
  headsup_calls::must_hold<headsup_calls::op::reorder, headsup_calls::naming<headsup_calls::roles<>, To>>(x);
  return copied(x, sizes_from<To>(x.shape()));
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
constexpr auto transpose(X const& x) {
  return reorder<swapped<axes_of<X>, P, Q>>(x);
}

/// The transposed matrix, as x.T does for two axes.
///
/// - Shapes: [A, B] -> [B, A]
/// - Errors: another number of axes: at compile time, because then the two must be named
template <is_matrix X> constexpr auto transpose(X const& x) {
  return reorder<axes<last_of<axes_of<X>>, second_last_of<axes_of<X>>>>(x);
}
#define HEADSUP_CALL transpose
#define HEADSUP_CALL_OF_ROLES
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
