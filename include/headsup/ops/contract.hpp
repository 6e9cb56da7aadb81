#pragma once

#include <headsup/axes/normalized.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/kernels/contract.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct contract : row<headsup_calls::op::contract> {};
}  // namespace headsup_rule

/// Whether two tensors can be contracted over Role: both have it, and the axes they share are the same.
template <template <std::size_t> class Role, class X, class Y> concept can_contract =
    headsup_calls::accepts<headsup_calls::op::contract, headsup_calls::along<Role>, described<X>, described<Y>>;

namespace headsup_detail {
/// The sums of products over the axis Summed that make a tensor over Kept; the operands were checked.
template <class Summed, class Kept, Tensor X, Tensor Y>
constexpr auto sum_of_products(X const& x, Y const& y, extents<Kept> const& sizes) {
  // If the types show that the work is small, the machine's kernels are not even compiled.
  constexpr bool may_be_large =
      !axes<Summed>::fixed || !Kept::fixed || Kept::size * Summed::size >= headsup_kernels::large;
  auto result = unwritten<scalar_of<X>>(sizes);
  headsup_kernels::contract<may_be_large>(result.data(), x.data(), y.data(),
                                          nest_for(sizes, sizes, x.sizes(), y.sizes()),
                                          {x.sizes().template of<Summed>(), 0, x.sizes().template stride_of<Summed>(),
                                           y.sizes().template stride_of<Summed>()});
  return result;
}

/// contract for an operation that has checked the operands, given the axis instead of its role. If it mixes, what sums
/// to one along other axes still does.
template <class Summed, bool Mixes = false, Tensor X, Tensor Y> constexpr auto contract_along(X const& x, Y const& y) {
  using left = axes_of<X>;
  using right = axes_of<Y>;
  using list = with_sizes_of<joined_axes<minus<left, axes<Summed>>, minus<right, left>>, right>;
  using kept = keep_lost<std::conditional_t<Mixes, only_sums<list>, forget_numbers<list>>, left, right>;
  return sum_of_products<Summed>(x, y, sizes_from<kept>(x.sizes(), y.sizes()));
}
}  // namespace headsup_detail

/// Multiplies along the axes that both have and sums over Role: the einsum of attention.
///
/// - Shapes:   [A..., Role], [B..., Role] -> [A..., B... less A...];
///             [batch, heads, tokens, head_dim], [batch, heads, keys, head_dim] -> [batch, heads, tokens, keys]
/// - Rounding: products and sums in the order of the axis, fused at run time for large work (32768 products or more) if
///             the machine can: within n eps sum |x y| of the exact sum, n the size of Role
/// - Errors:   an operand without Role, a shared axis that differs, numbers of two types or bool: at compile time
/// - Source:   Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., eq. (3.5), for the bound
template <template <std::size_t> class Role, class X, class Y> requires can_contract<Role, X, Y>
constexpr auto contract(X const& x, Y const& y) {
  headsup_calls::must_hold<headsup_calls::op::contract, headsup_calls::along<Role>>(x, y);
  return headsup_detail::contract_along<axis_of<axes_of<X>, Role>>(x, y);
}
#define HEADSUP_CALL contract
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
