#pragma once

#include <headsup/kernels/contract.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE::headsup_run_time {
/// Whether the last axes of List play the roles of Last.
template <class List, class... Last> inline constexpr bool ends_in = false;
template <class A, class... As, class... Last> requires(sizeof...(As) + 1 > sizeof...(Last))
inline constexpr bool ends_in<axes<A, As...>, Last...> = ends_in<axes<As...>, Last...>;
template <class... As, class... Last> requires(sizeof...(As) == sizeof...(Last))
inline constexpr bool ends_in<axes<As...>, Last...> = (same_role<As, Last> && ...);

/// The result of operations(); or, for large work at run time, what kernel(out) writes, if x ends in the axes that the
/// kernel walks. The work is one multiplication with each of Columns numbers for each number of x.
///
/// A kernel of auto* is compiled only for work that may be large.
template <std::size_t Columns, class... Last, class X, class Operations, class Kernel>
constexpr auto by_size(X const& x, Operations operations, Kernel kernel) {
  using result = axes_of<decltype(operations())>;
  if constexpr (ends_in<axes_of<X>, Last...> &&
                (!axes_of<X>::fixed || axes_of<X>::size * Columns >= headsup_kernels::large))
    if (!std::is_constant_evaluated() && x.sizes().count() * Columns >= headsup_kernels::large) {
      auto out = headsup_detail::unwritten<float>(headsup_detail::sizes_from<result>(x.sizes()));
      kernel(out.data());
      return out;
    }
  return operations();
}

/// The same where the library, if the program is compiled with it, computes also small work, with the bits of
/// operations(): then these are not compiled for run time.
template <std::size_t Columns, class... Last, class X, class Operations, class Kernel>
constexpr auto by_library(X const& x, Operations operations, Kernel kernel) {
#if defined(HEADSUP_COMPILED)
  using result = axes_of<decltype(operations())>;
  if constexpr (ends_in<axes_of<X>, Last...>) {
    if (std::is_constant_evaluated()) return operations();
    auto out = headsup_detail::unwritten<float>(headsup_detail::sizes_from<result>(x.sizes()));
    kernel(out.data());
    return out;
  } else {
    return operations();
  }
#else
  return by_size<Columns, Last...>(x, operations, kernel);
#endif
}
}  // namespace HEADSUP_NAMESPACE::headsup_run_time
