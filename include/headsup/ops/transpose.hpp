#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/ops/copied.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU033: To are the axes of x in some order.
template <class To, class X> struct has_just_these_axes {
  using list = typename X::axes;
  static constexpr bool value = To::rank == list::rank && subset<To, list> && subset<list, To>;
  static constexpr words say() {
    words w;
    w << "HU033 reorder: " << To{} << " are not the axes of x " << list{} << " in another order; fix: reorder<axes<";
    return w.list(joined_axes<in_order_of<list, To>, minus<list, To>>{}) << ">>(x)";
  }
};

/// HU020: a tensor whose axes are exchanged without names has just two.
template <class X> struct has_two_axes {
  using list = typename X::axes;
  static constexpr bool value = list::rank == 2;
  static constexpr words say() {
    words w;
    w << "HU020 transpose: " << list{} << " does not have exactly two axes; fix: ";
    if constexpr (list::rank < 2) return w << "a tensor with two axes";
    else return (w << "transpose<").roles(axes<second_last_of<list>, last_of<list>>{}) << ">(x)";
  }
};

/// HU003: x has the axis P that is exchanged with Q; First if it is named first.
template <class Call, template <std::size_t> class P, template <std::size_t> class Q, class X, bool First = true>
struct has_axis_to_exchange : has_axis<Call, P, X> {
  using list = typename X::axes;
  static constexpr words say() {
    constexpr axis_words meant = meant_for(list{}, axes<Q<1>>{}, {role_words<P>, 0});
    if constexpr (meant.size == 0 || !has<Q, list>) return has_axis<Call, P, X>::say();
    return words{} << "HU003 transpose<" << role_words<P> << ">: x has no " << role_words<P> << " " << list{}
                   << "; fix: transpose<" << (First ? meant.role : role_words<Q>) << ", "
                   << (First ? role_words<Q> : meant.role) << ">(x)";
  }
};

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

struct reorder : call<"reorder"> {
  static constexpr words& example(words& w, axis_words axis) { return w << "axes<" << axis << ", ...>"; }
  static constexpr bool takes_types = true;

  template <class To, class X> struct rules;
  template <class... To, class X>
  struct rules<axes<To...>, X> : all<are_tensors<reorder, X>, has_just_these_axes<axes<To...>, X>> {};

  struct by_several_roles {
    template <class Named, class X> struct rules : all<are_tensors<reorder, X>, takes_one_list<Named, X>> {};
  };
};

/// The same for axes that stand side by side.
template <Axis A, Axis B, Axis... As, class X>
struct is_called_so<reorder, roles<>, types<A, B, As...>, numbers<>, X> : takes_one_list<axes<A, B, As...>, X> {};

struct transpose : call<"transpose", "(x)", fix::rename> {
  static constexpr words& example(words& w, axis_words axis) { return w << axis.role << ", another_role"; }

  template <class X> struct rules : has_two_axes<X> {};

  struct by_role {
    template <template <std::size_t> class P, template <std::size_t> class Q, class X>
    struct rules : all<has_axis_to_exchange<transpose, P, Q, X>, has_axis_to_exchange<transpose, Q, P, X, false>> {};
  };
};
}  // namespace rule

/// Whether To are the axes of X in some order.
template <class To, class X> concept can_reorder = rule::reorder::rules<To, described<X>>::value;

/// The same numbers with the axes in the order of To, as x.permute(…) moves them; every role stays with its numbers.
///
/// - Shapes: [A...] -> To, the same axes in another order
/// - Errors: other axes: at compile time
template <class To, class X> requires can_reorder<To, X>
constexpr auto reorder(X const& x) {
  rule::must_be_known(To{}, x.shape());
  return copied(x, sizes_from<To>(x.shape()));
}
#define HEADSUP_CALL reorder
#include HEADSUP_OTHER_CALLS

/// Whether X has both axes.
template <template <std::size_t> class P, template <std::size_t> class Q, class X> concept can_transpose =
    rule::transpose::by_role::rules<P, Q, described<X>>::value;

/// Whether X has exactly two axes, so that a transposition needs no names.
template <class X> concept is_matrix = rule::transpose::rules<described<X>>::value;

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
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
