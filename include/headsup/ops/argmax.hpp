#pragma once

#include <headsup/kernels/order.hpp>
#include <headsup/ops/reduce.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
struct argmax : reducing<"argmax"> {
  constexpr int operator()(auto const* first, std::size_t step, std::size_t n) const {
    return static_cast<int>(kernels::first_position(first, step, n, kernels::descending{}));
  }
};
struct argmin : reducing<"argmin"> {
  constexpr int operator()(auto const* first, std::size_t step, std::size_t n) const {
    return static_cast<int>(kernels::first_position(first, step, n, kernels::ascending{}));
  }
};
}  // namespace rule

/// Where along Role the largest number is, as torch.argmax(dim): of equals the first, of several NaN the first.
///
/// Shapes  [A..., Role] -> [A...] of int; knowledge about sums is forgotten
/// Errors  no axis of that role, or none named: at compile time
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto argmax(X const& x) {
  return detail::reduce<Role>(x, rule::argmax{});
}
#define HEADSUP_CALL argmax
#include <headsup/diagnostics/other_calls.inl>

/// Where along Role the smallest number is, as torch.argmin(dim): of equals the first, of several NaN the first.
///
/// Shapes  [A..., Role] -> [A...] of int; knowledge about sums is forgotten
/// Errors  as argmax
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto argmin(X const& x) {
  return detail::reduce<Role>(x, rule::argmin{});
}
#define HEADSUP_CALL argmin
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
