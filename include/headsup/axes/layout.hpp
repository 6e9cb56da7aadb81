#pragma once

#include <headsup/axes/list.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <class A, class... Bs> constexpr std::size_t stride_in(axes<Bs...>) {
  std::size_t distance = 0;
  ((distance = same_role<A, Bs> ? 1 : distance * Bs::size), ...);
  return distance;
}
}  // namespace headsup_detail

/// The stride of A's role in a row-major tensor over List; 0 if List lacks it.
template <class A, class List> inline constexpr std::size_t stride = headsup_detail::stride_in<A>(List{});

/// The sizes of List's axes, in order: what PyTorch's .shape prints.
template <class List> struct sizes_of;
template <class... As> struct sizes_of<axes<As...>> {
  /// One element more than axes, so that the list of no axes has an array too.
  HEADSUP_HIDDEN static constexpr std::size_t value[sizeof...(As) + 1] = {As::size...};
};
}  // namespace HEADSUP_NAMESPACE
