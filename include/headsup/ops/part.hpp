#pragma once

#include <headsup/axes/made_of.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/ops/slice.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation all_parts{.name = "all_parts", .form = "<role>(x)", .rules = {has_axis, has_parts}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct part : row<headsup_calls::op::part> {};
struct all_parts : row<headsup_calls::op::all_parts> {};
struct join : row<headsup_calls::op::join> {};
}  // namespace headsup_rule

/// Whether one axis of X is made of an axis Role and others, and X has no other axis Role.
template <template <std::size_t> class Role, class X> concept can_part =
    headsup_calls::accepts<headsup_calls::op::part, headsup_calls::along<Role>, described<X>>;

/// Whether it is known of which axes the axis Role of X is made.
template <template <std::size_t> class Role, class X> concept can_part_all =
    headsup_calls::accepts<headsup_calls::op::all_parts, headsup_calls::along<Role>, described<X>>;

namespace headsup_detail {
/// The axis of List that is made of an axis Role and others.
template <class List, template <std::size_t> class Role> struct made_with;
template <class... As, template <std::size_t> class Role> struct made_with<axes<As...>, Role> {
  using type = first_of<joined_axes<only_if<has<Role, summands_of<As>>, As>...>>;
};

/// How many elements lie before the axis Role.
template <template <std::size_t> class Role, class... Ps> constexpr std::size_t start_of(axes<Ps...>) {
  std::size_t at = 0;
  bool found = false;
  ((found = found || has_role<Ps, Role>, at += found ? 0 : Ps::size), ...);
  return at;
}

/// Tensors of several types, to be taken apart.
template <std::size_t I, class X> struct one_of_several {
  X x;
};
template <class I, class... Xs> struct several;
template <std::size_t... I, class... Xs> struct several<std::index_sequence<I...>, Xs...> : one_of_several<I, Xs>... {
  template <std::size_t N> constexpr auto const& get() const& { return of<N>(*this); }
  template <std::size_t N> constexpr auto&& get() && {
    return static_cast<std::remove_cvref_t<decltype(of<N>(*this))>&&>(of<N>(*this));
  }

 private:
  template <std::size_t N, class X> static constexpr X& of(one_of_several<N, X>& part) { return part.x; }
  template <std::size_t N, class X> static constexpr X const& of(one_of_several<N, X> const& part) { return part.x; }
};

template <class P> struct role_of_part {
  template <std::size_t N> using type = resized<plain_axis<P>, N>;
};
}  // namespace headsup_detail

/// One of the axes that lie side by side in another, by its name: part<key_dim>(x).
///
/// - Shapes: [A..., made_of<Whole, ..., Role, ...>] -> [A..., Role], with all that the part knows
/// - Errors: no axis that is known to be made of Role and others, or Role already present: at compile time
template <template <std::size_t> class Role, class X> requires can_part<Role, X>
constexpr auto part(X const& x) {
  using whole = typename headsup_detail::made_with<axes_of<X>, Role>::type;
  using parts = headsup_detail::summands_of<whole>;
  using wanted = axis_of<parts, Role>;
  using cut = headsup_detail::resized<headsup_detail::plain_axis<whole>, wanted::size>;
  auto numbers = headsup_detail::sliced<cut>(x, headsup_detail::start_of<Role>(parts{}), wanted::size);
  using list = axes_of<decltype(numbers)>;
  return relabel<headsup_detail::substituted<list, axes<cut>, axes<wanted>>>(static_cast<decltype(numbers)&&>(numbers));
}
#define HEADSUP_CALL part
#include <headsup/diagnostics/other_calls.inl>

/// All axes that lie side by side in another, in their order: auto [q, k, v] = all_parts<fused>(x). Each has a name of
/// its own, so that none is taken for another.
///
/// - Shapes: [A..., made_of<Role, P, Q, ...>] -> [A..., P], [A..., Q], ...
/// - Errors: an axis that is not known to be made of others: at compile time
template <template <std::size_t> class Role, class X> requires can_part_all<Role, X>
constexpr auto all_parts(X const& x) {
  return [&]<class... Ps>(axes<Ps...>) {
    return headsup_detail::several<std::index_sequence_for<Ps...>,
                                   decltype(part<headsup_detail::role_of_part<Ps>::template type>(x))...>{
        {part<headsup_detail::role_of_part<Ps>::template type>(x)}...};
  }(headsup_detail::summands_of<axis_of<axes_of<X>, Role>>{});
}
#define HEADSUP_CALL all_parts
#include <headsup/diagnostics/other_calls.inl>

namespace headsup_detail {
/// What x has over To in place of From, without a copy.
template <template <std::size_t> class From, template <std::size_t> class To, class X>
constexpr auto viewed_as(X const& x) {
  using shape = replace<axes_of<X>, From, axes<To<size_of<From, axes_of<X>>>>>;
  return view_at(x.data(), in_places<shape>(x.shape()));
}
}  // namespace headsup_detail

/// Puts tensors side by side that are different things: join<features, content, position>(x, y). The result remembers
/// them, so that it meets only what was joined in the same order, and is cut only by part and all_parts.
///
/// - Shapes: [A..., P], [A..., Q], ... -> [A..., made_of<To, P, Q, ...>]
/// - Errors: a tensor without its part, shapes that differ elsewhere, numbers of two types, To already present: at
///           compile time
template <template <std::size_t> class To, template <std::size_t> class... From, class... Xs>
requires((sizeof...(From) > 1) &&
         headsup_calls::accepts<headsup_calls::op::join, headsup_calls::along<To, From...>, described<Xs>...>)
constexpr auto join(Xs const&... xs) {
  headsup_calls::must_hold<headsup_calls::op::join, headsup_calls::along<To, From...>>(xs...);
  auto all = concat<To>(headsup_detail::viewed_as<From, To>(xs)...);
  using list = axes_of<decltype(all)>;
  using whole = axis_of<list, To>;
  using known = headsup_detail::with<list, made_of<whole, axis_of<axes_of<Xs>, From>...>>;
  return relabel<known>(static_cast<decltype(all)&&>(all));
}
#define HEADSUP_CALL join
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE

template <class I, class... Xs>
struct std::tuple_size<headsup::headsup_detail::several<I, Xs...>>
    : std::integral_constant<std::size_t, sizeof...(Xs)> {};
template <std::size_t N, class I, class... Xs>
struct std::tuple_element<N, headsup::headsup_detail::several<I, Xs...>> {
  using type = std::remove_cvref_t<
      decltype(std::declval<headsup::headsup_detail::several<I, Xs...> const&>().template get<N>())>;
};
