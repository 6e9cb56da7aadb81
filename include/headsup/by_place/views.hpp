#pragma once

#include <headsup/by_place/rows.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/ops/reshape.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/squeeze.hpp>
#include <headsup/ops/transpose.hpp>

// The same numbers over other axes: x.view(...), which asks whether they are as many. Names are nothing to PyTorch.

namespace HEADSUP_NAMESPACE::headsup_by_place {
template <class From, class To> struct view_of {
  static constexpr outcome result = viewed(sizes_in<From>, sizes_in<To>);
};
template <class To, class X> constexpr auto view(X const& x) {
  if constexpr (view_of<axes_of<X>, To>::result.runs()) return over<named<To>>(x);
  else return stopped<view_of<axes_of<X>, To>>{};
}

template <class List, std::size_t Place, class By> struct exchanged;
template <class... As, std::size_t Place, class... Bs> struct exchanged<axes<As...>, Place, axes<Bs...>> {
  template <std::size_t... I>
  static auto all(std::index_sequence<I...>)
      -> headsup_detail::joined_axes<std::conditional_t<I == Place, axes<Bs...>, axes<As>>...>;
  using list = decltype(all(std::index_sequence_for<As...>{}));
};

template <Axis... To> struct reading<headsup_rule::reshape, roles<>, types<To...>, numbers<>> {
  template <Tensor X> static constexpr auto of(X const& x) { return view<axes<To...>>(x); }
};
/// x.view(..., sizes, ...) in the place of the axis, or of the last.
template <template <std::size_t> class Role, Axis... Into>
struct reading<headsup_rule::split, roles<Role>, types<Into...>, numbers<>> {
  template <Tensor X> requires(axes_of<X>::rank != 0)
  static constexpr auto of(X const& x) {
    using list = plain<axes_of<X>>;
    return view<typename exchanged<list, place_of<Role, list>(), axes<Into...>>::list>(x);
  }
};
/// x.view(..., -1): what is merged comes last, whichever numbers these are.
template <template <std::size_t> class To, template <std::size_t> class... From>
struct reading<headsup_rule::merge, roles<To, From...>, types<>, numbers<>> {
  template <Tensor X> requires(headsup_detail::has<From, axes_of<X>> && ...)
  static constexpr auto of(X const& x) {
    using rest = headsup_detail::minus<plain<axes_of<X>>, axes<From<1>...>>;
    return view<headsup_detail::joined_axes<rest, axes<To<axes_of<X>::size / rest::size>>>>(x);
  }
};
template <template <std::size_t> class From, template <std::size_t> class To>
struct reading<headsup_rule::rename, roles<From, To>, types<>, numbers<>> {
  template <Tensor X> static constexpr auto of(X const& x) {
    using list = plain<axes_of<X>>;
    if constexpr (headsup_detail::has<From, list> && !headsup_detail::has<To, list>)
      return over<headsup_detail::replace<list, From, axes<To<size_of<From, list>>>>>(x);
    else return unknown(x);
  }
};

/// What only says something about numbers does nothing.
template <class Call> inline constexpr bool only_says = false;
template <> inline constexpr bool only_says<headsup_rule::assume_normalized> = true;
template <> inline constexpr bool only_says<headsup_rule::assume_factors> = true;
template <> inline constexpr bool only_says<headsup_rule::forget_factors> = true;
template <class Call, template <std::size_t> class... Roles, class... Types> requires only_says<Call>
struct reading<Call, roles<Roles...>, types<Types...>, numbers<>> {
  template <Tensor X> static constexpr auto of(X const& x) { return unknown(x); }
};

/// x.squeeze() drops every axis of size 1.
template <> struct reading<headsup_rule::squeeze, roles<>, types<>, numbers<>> {
  template <class List> struct longer;
  template <class... As> struct longer<axes<As...>> {
    using list = headsup_detail::joined_axes<std::conditional_t<As::size == 1, axes<>, axes<As>>...>;
  };
  template <Tensor X> static constexpr auto of(X const& x) { return over<typename longer<plain<axes_of<X>>>::list>(x); }
};
/// x.squeeze(dim) of an axis of another size does nothing.
template <template <std::size_t> class Role> struct reading<headsup_rule::squeeze, roles<Role>, types<>, numbers<>> {
  template <Tensor X> requires headsup_detail::has<Role, axes_of<X>>
  static constexpr auto of(X const& x) {
    return unknown(x);
  }
};

template <class List> struct reversed;
template <> struct reversed<axes<>> {
  using list = axes<>;
};
template <class A, class... As> struct reversed<axes<A, As...>> {
  using list = headsup_detail::joined_axes<typename reversed<axes<As...>>::list, axes<A>>;
};
/// x.T reverses all axes.
template <> struct reading<headsup_rule::transpose, roles<>, types<>, numbers<>> {
  template <Tensor X> static constexpr auto of(X const& x) {
    constexpr sizes from = sizes_in<axes_of<X>>;
    auto result = unwritten<scalar_of<X>>(extents<typename reversed<plain<axes_of<X>>>::list>{});
    for (std::size_t i = 0; i < x.size(); ++i) {
      std::size_t to = 0, step = result.size();
      for (std::size_t axis = from.count, left = i; axis-- > 0; left /= from[axis])
        step /= from[axis], to += left % from[axis] * step;
      result.data()[to] = x.data()[i];
    }
    return result;
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
