#pragma once

#include <headsup/ops/reduce.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation cumsum{.name = "cumsum",
                                  .form = "<role>(x)",
                                  .rules = {has_axis, keeps_apart, of_numbers},
                                  .is = in_sequence,
                                  .apart = {role::batch, role::heads, role::kv_heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct cumsum : row<headsup_calls::op::cumsum> {};
}  // namespace headsup_rule

/// Whether X can be summed up to each position of Role: it has the axis, which is not the batch, and numbers.
template <template <std::size_t> class Role, class X> concept can_cumsum =
    headsup_calls::accepts<headsup_calls::op::cumsum, headsup_calls::along<Role>, described<X>>;

/// At each position of Role, the sum of the numbers up to it, as torch.cumsum(dim).
///
/// - Shapes:   [A..., Role] -> [A..., Role]; knowledge about sums is forgotten
/// - Rounding: sums of floating-point numbers are kept in double, and each is rounded once
/// - Errors:   no axis of that role, or none named, the batch, numbers that are bool: at compile time
template <template <std::size_t> class Role, class X> requires can_cumsum<Role, X>
constexpr auto cumsum(X const& x) {
  using along = axis_of<axes_of<X>, Role>;
  using shape = headsup_detail::forget_numbers<axes_of<X>>;
  using scalar = scalar_of<X>;
  auto const sizes = headsup_detail::in_places<shape>(x.sizes());
  auto result = headsup_detail::unwritten<scalar>(sizes);
  std::size_t const step = x.sizes().template stride_of<along>();
  std::size_t const count = x.sizes().template of<along>();
  auto const nest =
      headsup_detail::nest_for(headsup_detail::sizes_from<headsup_detail::without<shape, Role>>(sizes), sizes, sizes);
  for_each_step(nest, [&](std::size_t first, std::size_t, std::size_t) {
    using wide = std::conditional_t<std::is_floating_point_v<scalar>, double, scalar>;
    wide sum{};
    for (std::size_t at = first, end = at + count * step; at != end; at += step) {
      sum += wide{x.data()[at]};
      result.data()[at] = static_cast<scalar>(sum);
    }
  });
  return result;
}
#define HEADSUP_CALL cumsum
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
