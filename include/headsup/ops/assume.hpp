#ifndef HEADSUP_OPS_ASSUME_HPP
#define HEADSUP_OPS_ASSUME_HPP

#include <headsup/axes/normalized.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/ops/split.hpp>

// What a type knows can be claimed and dropped, but only in words that show in the code.

namespace HEADSUP_NAMESPACE {

/// Whether X has an axis Role of which something can be claimed or dropped.
template <class X, template <std::size_t> class Role>
concept can_assume = Tensor<X> && has<Role, axes_of<X>>;

/// The same numbers, claimed to sum to one along Role: weights that come from elsewhere.
///
/// Shapes  [A..., Role] -> [A..., normalized<Role>]
/// Errors  no axis of that role: at compile time; whether the claim is true is not checked
template <template <std::size_t> class Role, class X>
constexpr auto assume_normalized(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_assume<X, Role>) {
    using mistake = diagnostics::no_such_axis<"assume_normalized", Role, "x", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return relabel<normalize_along<axes_of<X>, Role>>(static_cast<X&&>(x));
  }
}

/// The same numbers, of whose axis Role it is claimed that it holds the axes Factors, slowest first, as if they had been
/// merged: which heads share a key-value head, or which features a rotary embedding turns as pairs.
///
/// Shapes  [A..., Role] -> [A..., merged<Role, Factors...>]
/// Errors  as split: at compile time
template <template <std::size_t> class Role, Axis... Factors, class X>
constexpr auto assume_factors(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_split<X, Role, Factors...>) {
    using mistake = diagnostics::cannot_split<"assume_factors", Role, axes<Factors...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using known = merged<Role<axes<Factors...>::size>, Factors...>;
    return relabel<replace<axes_of<X>, Role, axes<known>>>(static_cast<X&&>(x));
  }
}

/// The same numbers, of whose axis Role it is forgotten what it was merged from, so that it can be split in any way.
///
/// Shapes  [A..., merged<Role, ...>] -> [A..., Role]
/// Errors  no axis of that role: at compile time
template <template <std::size_t> class Role, class X>
constexpr auto forget_factors(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_assume<X, Role>) {
    using mistake = diagnostics::no_such_axis<"forget_factors", Role, "x", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using plain = Role<size_of<Role, axes_of<X>>>;
    return relabel<replace<axes_of<X>, Role, axes<plain>>>(static_cast<X&&>(x));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
