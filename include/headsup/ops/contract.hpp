#ifndef HEADSUP_OPS_CONTRACT_HPP
#define HEADSUP_OPS_CONTRACT_HPP

#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/kernels/contract.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether two tensors can be contracted over Role: both have it, and the axes they share are the same.
template <template <std::size_t> class Role, class X, class Y>
concept can_contract = Tensor<X> && Tensor<Y> && has<Role, axes_of<X>> && has<Role, axes_of<Y>> &&
                       agree<axes_of<X>, axes_of<Y>> && std::is_same_v<scalar_of<X>, scalar_of<Y>>;

namespace detail {
/// Whether the kernels of the machine may be called: work that the types know to be small does not even compile them.
template <class Kept, class Summed>
inline constexpr bool may_be_large =
    !Kept::fixed || Summed::size == dynamic || Kept::size * Summed::size >= kernels::large;
}  // namespace detail

/// contract, given the axis instead of its role; the operands were checked.
template <class Summed, fixed_string Op = "contract", Tensor X, Tensor Y>
constexpr auto contract_along(X const& x, Y const& y) {
  using left = axes_of<X>;
  using right = axes_of<Y>;
  using kept = forget_sums<with_sizes_of<decltype(minus<left, axes<Summed>>{} + minus<right, left>{}), right>>;

  diagnostics::must_agree<Op>(x.shape(), y.shape());
  auto const sizes = gather<kept>(x.shape(), y.shape());
  auto result = detail::unwritten<scalar_of<X>, kept>(sizes);
  kernels::contract<detail::may_be_large<kept, Summed>>(
      result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.shape(), y.shape()),
      {x.shape().template of<Summed>(), 0, x.shape().template stride_of<Summed>(),
       y.shape().template stride_of<Summed>()});
  return result;
}

/// Multiplies along the axes that both have and sums over Role: the einsum of attention.
///
/// Shapes    [A..., Role], [B..., Role] -> [A..., B... less A...]
///           [batch, heads, tokens, head_dim], [batch, heads, keys, head_dim] -> [batch, heads, tokens, keys]
/// Rounding  products and sums in the order of the axis, fused at run time for large work (32768 products or more) where
///           the machine can: within n eps sum |x y| of the exact sum, n the size of Role
/// Errors    an operand without Role, a shared axis that differs, numbers of two types: at compile time
/// Source    Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., eq. (3.5), for the bound
template <template <std::size_t> class Role, class X, class Y>
constexpr auto contract(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y>) {
    return shape_mistake{};
  } else if constexpr (!can_contract<Role, X, Y>) {
    using mistake = diagnostics::cannot_contract<"contract", Role, described<X>, described<Y>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return contract_along<axis_of<axes_of<X>, Role>>(x, y);
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
