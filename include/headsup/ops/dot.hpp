#ifndef HEADSUP_OPS_DOT_HPP
#define HEADSUP_OPS_DOT_HPP

#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/reduce.hpp>

namespace headsup {

/// The dot product of two vectors over one axis.
///
/// Shapes  [A], [A] -> []
/// Errors  more than one axis, or two different ones: at compile time
template <class X, class Y>
constexpr auto dot(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y>) {
    return shape_mistake{};
  } else if constexpr (!std::is_same_v<scalar_of<X>, scalar_of<Y>>) {
    return diagnostics::refuse<diagnostics::scalars_differ<"dot", scalar_of<X>, scalar_of<Y>>>();
  } else if constexpr (!(axes_of<X>::rank == 1 && same_axes<axes_of<X>, axes_of<Y>>)) {
    return diagnostics::refuse<diagnostics::not_two_vectors<"dot", axes_of<X>, axes_of<Y>>>();
  } else {
    return contract_along<typename detail::front<axes_of<X>>::type>(x, y);
  }
}

/// The cosine of the angle between vectors along Role: 1 where they point the same way.
///
/// Shapes  [A..., Role], [B..., Role] -> as contract
/// Rounding  each vector is divided by its length plus 1e-8 first, so that a vector of zeros gives 0
template <template <std::size_t> class Role, class X, class Y>
constexpr auto cosine(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y>) {
    return shape_mistake{};
  } else if constexpr (!std::is_same_v<scalar_of<X>, scalar_of<Y>>) {
    return diagnostics::refuse<diagnostics::scalars_differ<"cosine", scalar_of<X>, scalar_of<Y>>>();
  } else if constexpr (!can_contract<Role, X, Y>) {
    return diagnostics::refuse<diagnostics::cannot_contract<"cosine", Role, axes_of<X>, axes_of<Y>>>();
  } else {
    return contract<Role>(x / (sqrt(sum<Role>(x * x)) + 1e-8), y / (sqrt(sum<Role>(y * y)) + 1e-8));
  }
}

}  // namespace headsup

#endif
