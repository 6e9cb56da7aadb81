#ifndef HEADSUP_OPS_DOT_HPP
#define HEADSUP_OPS_DOT_HPP

#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/reduce.hpp>

namespace HEADSUP_NAMESPACE {

namespace calls {
struct dot : call<"dot"> {};
}
/// Whether two tensors are vectors over one axis.
template <class X, class Y>
concept can_dot = Tensor<X> && Tensor<Y> && axes_of<X>::rank == 1 && same_axes<axes_of<X>, axes_of<Y>> &&
                  std::is_same_v<scalar_of<X>, scalar_of<Y>>;

/// The dot product of two vectors over one axis.
///
/// Shapes  [A], [A] -> []
/// Errors  more than one axis, or two different ones: at compile time
template <class X, class Y>
constexpr auto dot(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y>) {
    return shape_mistake{};
  } else if constexpr (!can_dot<X, Y>) {
    using mistake = diagnostics::cannot_dot<described<X>, described<Y>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return contract_along<calls::dot, first_of<axes_of<X>>>(x, y);
  }
}

/// The cosine of the angle between vectors along Role: 1 where they point the same way.
///
/// Shapes  [A..., Role], [B..., Role] -> as contract
/// Rounding  each vector is divided by its length plus 1e-8 first, so that a vector of zeros gives 0
/// Errors  as contract, and no axis named: at compile time
template <template <std::size_t> class Role, class X, class Y>
constexpr auto cosine(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y>) {
    return shape_mistake{};
  } else if constexpr (!can_contract<Role, X, Y>) {
    using mistake = diagnostics::cannot_contract<"cosine", Role, described<X>, described<Y>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    diagnostics::must_agree<"cosine">(x.shape(), y.shape());
    return contract<Role>(x / (sqrt(sum<Role>(x * x)) + 1e-8), y / (sqrt(sum<Role>(y * y)) + 1e-8));
  }
}
template <class X, class Y>
constexpr auto cosine(X const&, Y const&) {
  if constexpr (is_mistake<X, Y>) return shape_mistake{};
  else {
    using mistake = diagnostics::unnamed_axis<"cosine", typename described<X>::axes, "x, y">;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
