#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/kernels/order.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation argmin{.name = "argmin", .form = "<role>(x)", .rules = {has_axis}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct argmax : row<headsup_calls::op::argmax> {
  constexpr int operator()(auto const* first, std::size_t step, std::size_t n) const {
    return static_cast<int>(headsup_kernels::first_position(first, step, n, headsup_kernels::descending{}));
  }
};
struct argmin : row<headsup_calls::op::argmin> {
  constexpr int operator()(auto const* first, std::size_t step, std::size_t n) const {
    return static_cast<int>(headsup_kernels::first_position(first, step, n, headsup_kernels::ascending{}));
  }
};
}  // namespace headsup_rule

namespace headsup_detail {
/// Where along Role f says; the type remembers of what it is a position.
template <template <std::size_t> class Role, Tensor X, class F> constexpr auto position_along(X const& x, F f) {
  using along = plain_axis<axis_of<axes_of<X>, Role>>;
  auto result = reduce_to<Role, pool_over<axes_of<X>, Role>>(x, f);
  using list = typename decltype(result)::axes;
  if constexpr (list::rank == 0) return tensor<int, ids_of<along>>(result());
  else return relabel<positions_along<along, list>>(static_cast<decltype(result)&&>(result));
}
}  // namespace headsup_detail

/// Where along Role the largest number is, as torch.argmax(dim): of equals the first, of several NaN the first.
///
/// - Shapes: [A..., Role] -> [A...] of int, known to be ids of Role; knowledge about sums is forgotten
/// - Errors: no axis of that role, or none named: at compile time
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto argmax(X const& x) {
  return headsup_detail::position_along<Role>(x, headsup_rule::argmax{});
}
#define HEADSUP_CALL argmax
#include <headsup/diagnostics/other_calls.inl>

/// Where along Role the smallest number is, as torch.argmin(dim): of equals the first, of several NaN the first.
///
/// - Shapes: [A..., Role] -> [A...] of int, known to be ids of Role; knowledge about sums is forgotten
/// - Errors: as argmax
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto argmin(X const& x) {
  return headsup_detail::position_along<Role>(x, headsup_rule::argmin{});
}
#define HEADSUP_CALL argmin
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
