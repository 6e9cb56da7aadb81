#pragma once

#include <headsup/axes/normalized.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/tensor/described.hpp>

// Sizes known only at run time: querying them, forgetting them, and fixing them again after a check.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The axis K, with what A knows about sums along it.
template <class A, class K> struct as_summed {
  using type = K;
};
template <class A, class K> struct as_summed<normalized<A>, K> {
  using type = normalized<typename as_summed<A, K>::type>;
};
template <class A, class K> struct as_summed<normalized_on_average<A>, K> {
  using type = normalized_on_average<typename as_summed<A, K>::type>;
};
template <class A, class... Lost, class K> struct as_summed<pooled<A, Lost...>, K> : as_summed<A, K> {};

template <class A, class... Known> struct expected_axis {
  using type = A;
};
template <class A, class K, class... Known> struct expected_axis<A, K, Known...> {
  using type = typename std::conditional_t<same_role<A, K> && A::size == dynamic, as_summed<A, K>,
                                           expected_axis<A, Known...>>::type;
};
template <class List, class... Known> struct expected;
template <class... As, class... Known> struct expected<axes<As...>, Known...> {
  using type = axes<typename expected_axis<As, Known...>::type...>;
};
}  // namespace headsup_detail

namespace headsup_calls::op {
inline constexpr operation extent{.name = "extent", .form = "<role>(x)", .rules = {has_axis}, .is = any_axis};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct extent : row<headsup_calls::op::extent> {
  using refused = std::size_t;
};
struct forget_size : row<headsup_calls::op::forget_size> {
  static constexpr bool forwards = true;
};
struct expect_size : row<headsup_calls::op::expect_size> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether X has an axis Role.
template <template <std::size_t> class Role, class X> concept has_axis =
    headsup_calls::accepts<headsup_calls::op::extent, headsup_calls::along<Role>, described<X>>;

/// The size of the axis Role, fixed or dynamic.
///
/// - Errors: no axis of that role: at compile time
template <template <std::size_t> class Role, class X> requires has_axis<Role, X>
constexpr std::size_t extent(X const& x) {
  return x.sizes().template of<Role<1>>();
}
#define HEADSUP_CALL extent
#include <headsup/diagnostics/other_calls.inl>

/// The same numbers, with a dynamic size of Role: for functions that take any number of tokens.
///
/// - Shapes: [A..., tokens<6>] -> forget_size<tokens> -> [A..., tokens<dynamic>]; factors are forgotten too
/// - Errors: no axis of that role: at compile time
template <template <std::size_t> class Role, class X> requires has_axis<Role, X>
constexpr auto forget_size(X&& x) {
  using known = typename headsup_detail::as_summed<axis_of<axes_of<X>, Role>, Role<dynamic>>::type;
  using shape = headsup_detail::replace<axes_of<X>, Role, axes<known>>;
  return relabel<shape>(static_cast<X&&>(x), headsup_detail::in_places<shape>(x.sizes()));
}
#define HEADSUP_CALL forget_size
#include <headsup/diagnostics/other_calls.inl>

/// Whether X has axes of the roles of Known, which may have the sizes of Known.
template <class X, class... Known> concept can_expect =
    headsup_calls::accepts<headsup_calls::op::expect_size, headsup_calls::of_axes<Known...>, described<X>>;

/// The same numbers, with sizes that are fixed from here on: expect_size<tokens<6>>(x).
///
/// - Shapes: [A..., tokens<dynamic>] -> expect_size<tokens<6>> -> [A..., tokens<6>]
/// - Errors: no axis of that role, or a fixed one of another size: at compile time; another size at run time:
///           size_error
template <Axis... Known, class X> requires can_expect<X, Known...>
constexpr auto expect_size(X&& x) {
  using shape = typename headsup_detail::expected<axes_of<X>, Known...>::type;
  headsup_calls::must_hold<headsup_calls::op::expect_size, headsup_calls::of_axes<Known...>>(x);
  return relabel<shape>(static_cast<X&&>(x), headsup_detail::sizes_from<shape>(x.sizes()));
}
#define HEADSUP_CALL expect_size
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
