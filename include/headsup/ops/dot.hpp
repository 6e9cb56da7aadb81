#pragma once

#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/reduce.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool share_an_axis(call_value const& c) {
  for (axis_value const& a : c.x[0])
    if (std::size_t const size = c.x[1].of(a.role).size; size != 0) return headsup_detail::may_equal(a.size, size);
  return false;
}
inline constexpr operation dot{.name = "dot",
                               .form = "(left, right)",
                               .rules = {two_vectors.or_else("contract<{common}>(left, right)", share_an_axis),
                                         agree_in_order, of_one_type, of_numbers}};
inline constexpr operation cosine{.name = "cosine",
                                  .form = "<role>(left, right)",
                                  .rules = {takes_no_ids, has_axis, of_one_type, agree, agree_in_order, shares_heads,
                                            sums_what_is_weighed, of_floats},
                                  .is = tokens_meet | keeps_both,
                                  .seldom = {role::batch, role::heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct dot : row<headsup_calls::op::dot> {};
struct cosine : row<headsup_calls::op::cosine> {};
}  // namespace headsup_rule

/// Whether two tensors are vectors over one axis.
template <class X, class Y> concept can_dot =
    headsup_calls::accepts<headsup_calls::op::dot, headsup_calls::no_names, described<X>, described<Y>>;

/// Whether the angle between vectors along Role can be computed: they can be contracted, and hold floating-point
/// numbers.
template <template <std::size_t> class Role, class X, class Y> concept can_compare_angles =
    headsup_calls::accepts<headsup_calls::op::cosine, headsup_calls::along<Role>, described<X>, described<Y>>;

/// The dot product of two vectors over one axis.
///
/// - Shapes: [A], [A] -> []
/// - Errors: more than one axis, or two different ones, numbers of two types or bool: at compile time
template <class X, class Y> requires can_dot<X, Y>
constexpr auto dot(X const& x, Y const& y) {
  headsup_calls::must_hold<headsup_calls::op::dot>(x, y);
  return headsup_detail::contract_along<headsup_detail::first_of<axes_of<X>>>(x, y);
}
#define HEADSUP_CALL dot
#include <headsup/diagnostics/other_calls.inl>

/// The cosine of the angle between vectors along Role: 1 where they point the same way.
///
/// - Shapes:   [A..., Role], [B..., Role] -> as contract
/// - Rounding: each vector is divided by its length plus 1e-8 first, so that a vector of zeros gives 0
/// - Errors:   as contract, integers, and no axis named: at compile time
template <template <std::size_t> class Role, class X, class Y> requires can_compare_angles<Role, X, Y>
constexpr auto cosine(X const& x, Y const& y) {
  headsup_calls::must_hold<headsup_calls::op::cosine, headsup_calls::along<Role>>(x, y);
  return contract<Role>(x / (sqrt(headsup_detail::reduce<Role>(x * x, headsup_rule::sum{})) + 1e-8),
                        y / (sqrt(headsup_detail::reduce<Role>(y * y, headsup_rule::sum{})) + 1e-8));
}
#define HEADSUP_CALL cosine
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
