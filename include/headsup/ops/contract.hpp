#pragma once

#include <headsup/axes/normalized.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/kernels/contract.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// Values have the axis of the keys too, but no scores are made from them.
constexpr bool are_values(call_value const& c) {
  auto from = [&](std::size_t i) {
    return !c.x[i].has(role::head_dim) && !c.x[i].has(role::d_in) && c.x[i].has(role::keys) &&
           c.x[1 - i].has(role::head_dim);
  };
  return c.named[0].is(role::head_dim) && (from(0) || from(1));
}
constexpr bool are_weights(call_value const& c) { return c.x[0].of(role::keys).known->sums; }
/// The product number by number has the axes of the longer operand.
constexpr bool multiplies(call_value const& c) {
  bool shared = holds(c.x[0], c.x[1]) || holds(c.x[1], c.x[0]);
  for (std::size_t r = 0; r < c.roles; ++r)
    shared = shared && c.x[0].has(c.named[r].role) && c.x[1].has(c.named[r].role);
  return shared;
}
inline constexpr rule has_axis_of_products = has_axis.or_else("keys instead of values", are_values, price::fair);
inline constexpr rule sums_no_weights =
    sums_what_is_weighed.or_else("attend(left, rename<{role}, keys>(right))", are_weights, price::possible);
inline constexpr operation contract{
    .name = "contract",
    .form = "<role...>(left, right)",
    .rules = {sums_over_one.or_else("sum<{roles}>(left * right)", multiplies), has_axis_of_products, of_one_type, agree,
              agree_in_order, shares_heads, sums_no_weights, weighs_no_others, of_numbers},
    .is = tokens_meet | keeps_both,
    .seldom = {role::batch, role::heads}};
}  // namespace headsup_calls::op

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

/// contract for an operation that has checked the operands, given the axis instead of its role.
template <class Summed, Tensor X, Tensor Y> constexpr auto contract_along(X const& x, Y const& y) {
  using left = axes_of<X>;
  using right = axes_of<Y>;
  using list = with_sizes_of<joined_axes<minus<left, axes<Summed>>, minus<right, left>>, right>;
  using kept = keep_lost<forget_numbers<list>, left, right>;
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
