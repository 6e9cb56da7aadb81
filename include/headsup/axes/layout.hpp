#ifndef HEADSUP_AXES_LAYOUT_HPP
#define HEADSUP_AXES_LAYOUT_HPP

#include <headsup/axes/list.hpp>

namespace headsup {

/// The distance in memory between neighbours along A's role in a row-major tensor over List; 0 if List lacks it.
template <class A, class List>
inline constexpr std::size_t stride = 0;
template <class A, class... Bs>
inline constexpr std::size_t stride<A, axes<Bs...>> = [] {
  std::size_t result = 0;
  ((result = same_role<A, Bs> ? 1 : result * Bs::size), ...);
  return result;
}();

/// The sizes of List's axes, in order: what PyTorch's .shape prints.
template <class List>
struct sizes_of;
template <class... As>
struct sizes_of<axes<As...>> {
  /// One element more than axes, so that the list of no axes has an array too.
  static constexpr std::size_t value[sizeof...(As) + 1] = {As::size...};
};

}  // namespace headsup

#endif
