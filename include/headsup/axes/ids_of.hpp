#pragma once

#include <headsup/axes/normalized.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A of whole numbers each of which is an id of Of, a position along it: ids_of<vocab<50257>, tokens<6>> for
/// the words of a text, ids_of<tokens<6>, tokens<6>> for 0, 1, 2, …
///
///     tensor<int, batch<2>, ids_of<vocab<50257>, tokens<3>>> ids{{40, 716, 257}, {464, 976, 318}};
///
/// Without A it is no axis, and says the same of one number: tensor<int, ids_of<vocab<50257>>>.
template <class Of, class... Others> struct ids_of {};
template <Axis Of, Axis A> struct ids_of<Of, A> : A {
  using plain = headsup_detail::plain_axis<A>;
};

namespace headsup_detail {
// What is calculated from ids is none.
template <class Of, class A> struct sums<ids_of<Of, A>> : sums<A> {};

template <class A> struct ids {
  using of = axes<>;
  using claimed = A;
};
template <class Of, class A> struct ids<ids_of<Of, A>> {
  using of = axes<Of>;
  using claimed = A;
};
template <class A, class... Lost> struct ids<pooled<A, Lost...>> : ids<A> {};

template <class List> struct ids_in;
template <class... As> struct ids_in<axes<As...>> {
  using of = joined_axes<typename ids<As>::of...>;
  using claimed = axes<typename ids<As>::claimed...>;
};

template <class Of, class List> struct positions {
  using type = List;
};
template <class Of, class A, class... As> requires(!annotated<A> && ids_in<axes<As...>>::of::rank == 0)
struct positions<Of, axes<A, As...>> {
  using type = axes<ids_of<plain_axis<Of>, A>, As...>;
};
template <class Of, class A, class... Lost, class... As> requires(!annotated<A> && ids_in<axes<As...>>::of::rank == 0)
struct positions<Of, axes<pooled<A, Lost...>, As...>> {
  using type = axes<pooled<ids_of<plain_axis<Of>, A>, Lost...>, As...>;
};

/// List of numbers that are positions along Of, if the first axis says nothing else but what was lost, and no axis of
/// what they are ids.
template <class Of, class List> using positions_along = typename positions<Of, List>::type;

/// What the numbers of a tensor over List are known to be ids of: a list of one axis, or of none.
template <class List> using known_ids = typename ids_in<List>::of;

template <class X> struct ids_held {
  using of = known_ids<typename X::axes>;
};
template <class X> requires requires { typename X::is_id_of; }
struct ids_held<X> {
  using of = axes<typename X::is_id_of>;
};

/// The same of the tensor X, which may be one number.
template <class X> using ids_in_numbers = typename ids_held<std::remove_cvref_t<X>>::of;

/// List with no more than what must be true of the numbers: not what was lost, and not what they are ids of, which a
/// variable of the same axes takes from any tensor.
template <class List> using claims_of = typename ids_in<List>::claimed;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
