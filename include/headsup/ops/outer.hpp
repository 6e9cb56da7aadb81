#pragma once

#include <headsup/ops/arithmetic.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool correspond(call_value const& c) {
  answer no(agree);
  return agree.holds(c, no);
}
inline constexpr operation outer{
    .name = "outer",
    .form = "(left, right)",
    .rules = {are_tensors, takes_no_ids, of_one_kind,
              shares_no_role.or_else("{lined_up} * right for products of corresponding numbers", correspond,
                                     price::bold_guess)},
    .is = tokens_meet | keeps_both};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct outer : row<headsup_calls::op::outer> {};
}  // namespace headsup_rule

/// Whether two tensors have no role in common, and numbers that can be multiplied.
template <class X, class Y> concept can_outer =
    headsup_calls::accepts<headsup_calls::op::outer, headsup_calls::no_names, described<X>, described<Y>>;

/// The product of every number of x with every number of y, as torch.outer for any number of axes.
///
/// - Shapes: [A...], [B...] -> [A..., B...]
/// - Errors: a role that both have, or only one side with integers: at compile time
template <class X, class Y> requires can_outer<X, Y>
constexpr auto outer(X const& x, Y const& y) {
  using shape = headsup_detail::joined_axes<headsup_detail::forget_numbers<axes_of<X>>,
                                            headsup_detail::forget_numbers<axes_of<Y>>>;
  auto const sizes = headsup_detail::sizes_from<shape>(x.sizes(), y.sizes());
  auto result = headsup_detail::unwritten<decltype(*x.data() * *y.data())>(sizes);
  headsup_kernels::zip(result.data(), x.data(), y.data(), headsup_detail::nest_for(sizes, sizes, x.sizes(), y.sizes()),
                       headsup_rule::times{});
  return result;
}
#define HEADSUP_CALL outer
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
