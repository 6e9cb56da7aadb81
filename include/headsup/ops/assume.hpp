#pragma once

#include <headsup/ops/split.hpp>

// What a type knows about numbers can be claimed and forgotten, but only explicitly.

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct assume_normalized : row<headsup_calls::op::assume_normalized> {
  static constexpr bool forwards = true;
};
struct forget_factors : row<headsup_calls::op::forget_factors> {
  static constexpr bool forwards = true;
};
struct assume_factors : row<headsup_calls::op::assume_factors> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether X has an axis Role about which something can be claimed or forgotten.
template <template <std::size_t> class Role, class X> concept can_assume =
    headsup_calls::accepts<headsup_calls::op::assume_normalized, headsup_calls::along<Role>, described<X>>;

/// The same numbers, claimed to sum to one along Role: weights that come from elsewhere.
///
/// - Shapes: [A..., Role] -> [A..., normalized<Role>]
/// - Errors: no axis of that role: at compile time; whether the claim is true is not checked
template <template <std::size_t> class Role, class X> requires can_assume<Role, X>
constexpr auto assume_normalized(X&& x) {
  return relabel<headsup_detail::normalize_along<axes_of<X>, Role>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL assume_normalized
#include <headsup/diagnostics/other_calls.inl>

/// The same numbers, with the claim that the axis Role holds the axes Factors, outermost first, as if they had been
/// merged: which heads share a key-value head, or which features a rotary embedding rotates as pairs.
///
/// - Shapes: [A..., Role] -> [A..., merged<Role, Factors...>]
/// - Errors: as split: at compile time
template <template <std::size_t> class Role, Axis... Factors, class X> requires can_split<Role, X, Factors...>
constexpr auto assume_factors(X&& x) {
  using known = merged<Role<axes<Factors...>::size>, Factors...>;
  return relabel<headsup_detail::replace<axes_of<X>, Role, axes<known>>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL assume_factors
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>

/// The same numbers; the axis Role forgets its factors, so that it can be split in any way.
///
/// - Shapes: [A..., merged<Role, ...>] -> [A..., Role]
/// - Errors: no axis of that role: at compile time
template <template <std::size_t> class Role, class X> requires can_assume<Role, X>
constexpr auto forget_factors(X&& x) {
  using plain = Role<size_of<Role, axes_of<X>>>;
  return relabel<headsup_detail::replace<axes_of<X>, Role, axes<plain>>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL forget_factors
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
