#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/polarity.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Compilers and editors call what a function returns as it does: by its type here, and not by an alias.
template <class Scalar, class X, class... As>
constexpr tensor<Scalar, As...> over(X&& x, extents<axes<As...>> const& sizes) {
  return tensor<Scalar, As...>(relabeled, static_cast<X&&>(x), sizes);
}
}  // namespace headsup_detail

/// The numbers of x over other axes of the same total size: renaming, splitting and merging all use this. A temporary
/// passes its memory on; anything else is copied. Sizes are given where roles do not determine them.
///
/// - Shapes: [A...] -> To, as many elements
template <class To, class X> constexpr auto relabel(X&& x, extents<To> const& sizes) {
  using shape = headsup_detail::keep_lost<headsup_detail::still_said<To, axes_of<X>>, axes_of<X>>;
  return headsup_detail::over<scalar_of<X>>(static_cast<X&&>(x), headsup_detail::in_places<shape>(sizes));
}
template <class To, class X> requires(Tensor<X> && To::size == axes_of<X>::size)
constexpr auto relabel(X&& x) {
  return relabel<To>(static_cast<X&&>(x), headsup_detail::sizes_from<To>(x.sizes()));
}

namespace headsup_detail {
template <template <std::size_t> class To, class A> struct renamed {
  using type = To<A::size>;
};
template <template <std::size_t> class To, class A, class... Fs> struct renamed<To, merged<A, Fs...>> {
  using type = merged<To<A::size>, Fs...>;
};
template <template <std::size_t> class To, class A, class... Lost> struct renamed<To, pooled<A, Lost...>> {
  using type = typename renamed<To, A>::type;
};
template <template <std::size_t> class To, class Of, class A> struct renamed<To, ids_of<Of, A>> {
  using type = ids_of<Of, typename renamed<To, A>::type>;
};
template <template <std::size_t> class To, class A> struct renamed<To, normalized<A>> {
  using type = normalized<typename renamed<To, A>::type>;
};
template <template <std::size_t> class To, class A> struct renamed<To, normalized_on_average<A>> {
  using type = normalized_on_average<typename renamed<To, A>::type>;
};
template <template <std::size_t> class To, class A> struct renamed<To, keeps<A>> {
  using type = keeps<typename renamed<To, A>::type>;
};
template <template <std::size_t> class To, class A> struct renamed<To, hides<A>> {
  using type = hides<typename renamed<To, A>::type>;
};
}  // namespace headsup_detail

namespace headsup_rule {
struct rename : row<headsup_calls::op::rename> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether X has an axis From and none of role To.
template <template <std::size_t> class From, template <std::size_t> class To, class X> concept can_rename =
    headsup_calls::accepts<headsup_calls::op::rename, headsup_calls::along<From, To>, described<X>>;

/// Gives the axis From the role To: in self-attention the tokens that are looked at are keys.
///
/// - Shapes: [A..., From] -> [A..., To], all else unchanged
/// - Errors: no axis From, or To already present: at compile time
template <template <std::size_t> class From, template <std::size_t> class To, class X> requires can_rename<From, To, X>
constexpr auto rename(X&& x) {
  using by = axes<typename headsup_detail::renamed<To, axis_of<axes_of<X>, From>>::type>;
  using shape = headsup_detail::replace<axes_of<X>, From, by>;
  return relabel<shape>(static_cast<X&&>(x), headsup_detail::in_places<shape>(x.sizes()));
}
#define HEADSUP_CALL rename
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
