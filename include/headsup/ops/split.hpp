#ifndef HEADSUP_OPS_SPLIT_HPP
#define HEADSUP_OPS_SPLIT_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether the axis Role of X can be split into Into, which are new: the sizes multiply to its size, and if it was merged,
/// Into are the axes it was merged from, in that order.
template <class X, template <std::size_t> class Role, class... Into>
concept can_split =
    Tensor<X> && has<Role, axes_of<X>> && axes<Into...>::fixed && axes<Into...>::size == size_of<Role, axes_of<X>> &&
    shared<without<axes_of<X>, Role>, axes<Into...>>::rank == 0 &&
    (factors_of<axis_of<axes_of<X>, Role>>::rank == 0 ||
     same_axes<factors_of<axis_of<axes_of<X>, Role>>, axes<Into...>>);

/// Reads one axis as several, slowest first, as x.view(…) does: d_out<768> as heads<12>, head_dim<64>.
///
/// Shapes  [A..., Role, B...] -> [A..., Into..., B...]
/// Errors  sizes that do not multiply to that of Role, or an axis merged from others: at compile time
template <template <std::size_t> class Role, Axis... Into, class X>
constexpr auto split(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_split<X, Role, Into...>) {
    using mistake = diagnostics::cannot_split<"split", Role, axes<Into...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return relabel<replace<axes_of<X>, Role, axes<Into...>>>(static_cast<X&&>(x));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
