#pragma once

#include <headsup/axes/list.hpp>
#include <headsup/by_place/sizes.hpp>

#include <utility>

// Lists of axes by the places of their axes, as PyTorch reads them.

namespace HEADSUP_NAMESPACE::headsup_by_place {
using headsup_detail::plain_axis;

/// An axis that is known by its place alone: its name is another axis's already.
template <std::size_t N> struct dim_0 : axis<"dim_0", N> {};
template <std::size_t N> struct dim_1 : axis<"dim_1", N> {};
template <std::size_t N> struct dim_2 : axis<"dim_2", N> {};
template <std::size_t N> struct dim_3 : axis<"dim_3", N> {};
template <std::size_t N> struct dim_4 : axis<"dim_4", N> {};
template <std::size_t N> struct dim_5 : axis<"dim_5", N> {};
template <std::size_t N> struct dim_6 : axis<"dim_6", N> {};
template <std::size_t N> struct dim_7 : axis<"dim_7", N> {};

/// The axis along which an operation works. No rule is about it.
template <std::size_t N> struct along : axis<"along", N> {};

template <class List> inline constexpr sizes sizes_in{};
template <class... As> inline constexpr sizes sizes_in<axes<As...>>{sizeof...(As), {As::size...}};

template <std::size_t I, class List> struct nth;
template <class A, class... As> struct nth<0, axes<A, As...>> {
  using type = A;
};
template <std::size_t I, class A, class... As> struct nth<I, axes<A, As...>> : nth<I - 1, axes<As...>> {};
template <std::size_t I, class List> using axis_at = typename nth<I, List>::type;

template <class List, class Places> struct picked;
template <class List, std::size_t... I> struct picked<List, std::index_sequence<I...>> {
  using type = axes<axis_at<I, List>...>;
};
/// List without its last axes.
template <class List, std::size_t Fewer>
using front_of = typename picked<List, std::make_index_sequence<(List::rank < Fewer ? 0 : List::rank - Fewer)>>::type;

template <class List> struct plain_list;
template <class... As> struct plain_list<axes<As...>> {
  using type = axes<plain_axis<As>...>;
};
/// The axes without what types know about their numbers.
template <class List> using plain = typename plain_list<List>::type;

template <std::size_t I, std::size_t N>
using named_by_place = axis_at<I, axes<dim_0<N>, dim_1<N>, dim_2<N>, dim_3<N>, dim_4<N>, dim_5<N>, dim_6<N>, dim_7<N>>>;

template <class Done, class List> struct named_once {
  using type = Done;
};
template <class... Ds, class A, class... As>
struct named_once<axes<Ds...>, axes<A, As...>>
    : named_once<axes<Ds..., std::conditional_t<(same_role<Ds, A> || ...), named_by_place<sizeof...(Ds), A::size>,
                                                plain_axis<A>>>,
                 axes<As...>> {};
/// Plain axes of pairwise different names: one that comes again has that of its place.
template <class List> using named = typename named_once<axes<>, List>::type;

/// Two lists lined up from the right. An axis of the result is the left one's, unless that is repeated.
template <class A, class B> struct lined_up {
  static constexpr outcome result = broadcast(sizes_in<A>, sizes_in<B>);
  static constexpr std::size_t rank = result.made.count;

  template <std::size_t I> static constexpr auto chosen() {
    constexpr std::size_t in_a = I + A::rank - rank, in_b = I + B::rank - rank;
    constexpr bool a_has = I + A::rank >= rank, b_has = I + B::rank >= rank;
    if constexpr (!b_has) return std::type_identity<axis_at<in_a, A>>{};
    else if constexpr (!a_has) return std::type_identity<axis_at<in_b, B>>{};
    else if constexpr (axis_at<in_a, A>::size == 1) return std::type_identity<axis_at<in_b, B>>{};
    else return std::type_identity<axis_at<in_a, A>>{};
  }
  template <std::size_t... I>
  static auto all(std::index_sequence<I...>) -> axes<typename decltype(chosen<I>())::type...>;
  using list = decltype(all(std::make_index_sequence<rank>{}));
};

/// Where the axis of a role is that a call names. If there is none, PyTorch would have been given a number: the first
/// axis for examples, and otherwise the last.
template <template <std::size_t> class Role, class List> constexpr std::size_t place_of() {
  constexpr bool first = std::is_same_v<typename Role<1>::role, named_role<"batch">>;
  std::size_t place = first ? 0 : List::rank - 1;
  [&]<class... As>(axes<As...>*) {
    std::size_t i = 0;
    ((headsup_detail::has_role<As, Role> ? void(place = i) : void(), ++i), ...);
  }(static_cast<List*>(nullptr));
  return place;
}

/// Whether the names of two lists fit, and only what types know about the numbers differs.
template <class A, class B> inline constexpr bool names_agree = headsup_detail::agree<plain<A>, plain<B>>;
template <class A, class B>
inline constexpr bool names_fit =
    headsup_detail::subset<plain<A>, plain<B>> || headsup_detail::subset<plain<B>, plain<A>>;
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
