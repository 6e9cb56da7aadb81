#pragma once

#include <headsup/axes/list.hpp>
#include <headsup/core/boost_hana.hpp>

#include <tuple>

// Makes a shape a Hana Sequence of hana::type<axis>: hana::filter, hana::transform, hana::fold_left … work on it. Not
// part of <headsup/headsup.hpp>: no operation of this library needs it.

namespace HEADSUP_NAMESPACE {
/// The Hana tag of axes<...>.
struct axes_tag {};

namespace headsup_detail {
template <class T> concept names_axis = Axis<typename T::type>;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

namespace boost::hana {
template <class... As> struct tag_of<headsup::axes<As...>> {
  using type = headsup::axes_tag;
};

template <> struct Sequence<headsup::axes_tag> {
  static constexpr bool value = true;
};

/// Axes make a shape; anything else, such as the sizes that a transform computes, makes a tuple.
template <> struct make_impl<headsup::axes_tag> {
  template <class... Xs> static constexpr auto apply(Xs&&... xs) {
    if constexpr ((headsup::headsup_detail::names_axis<std::remove_cvref_t<Xs>> && ...))
      return headsup::axes<typename std::remove_cvref_t<Xs>::type...>{};
    else return make_tuple(static_cast<Xs&&>(xs)...);
  }
};

template <> struct unpack_impl<headsup::axes_tag> {
  template <class... As, class F> static constexpr decltype(auto) apply(headsup::axes<As...>, F&& f) {
    return static_cast<F&&>(f)(type_c<As>...);
  }
};

template <> struct length_impl<headsup::axes_tag> {
  template <class... As> static constexpr auto apply(headsup::axes<As...>) { return size_c<sizeof...(As)>; }
};

template <> struct is_empty_impl<headsup::axes_tag> {
  template <class... As> static constexpr auto apply(headsup::axes<As...>) { return bool_c < sizeof...(As) == 0 > ; }
};

template <> struct at_impl<headsup::axes_tag> {
  template <class... As, class N> static constexpr auto apply(headsup::axes<As...>, N const&) {
    return type_c<std::tuple_element_t<N::value, std::tuple<As...>>>;
  }
};

template <> struct drop_front_impl<headsup::axes_tag> {
  template <class... As, class N> static constexpr auto apply(headsup::axes<As...>, N const&) {
    return unpack(drop_front(tuple_t<As...>, N{}), make<headsup::axes_tag>);
  }
};
}  // namespace boost::hana
