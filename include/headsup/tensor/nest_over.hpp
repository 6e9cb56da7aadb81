#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/kernels/loops.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <class Over, class Out, class A, class B> struct make_nest;
template <class... As, class Out, class A, class B> struct make_nest<axes<As...>, Out, A, B> {
  HEADSUP_HIDDEN static constexpr headsup_kernels::nest value{
      headsup_kernels::loop{As::size, stride<As, Out>, stride<As, A>, stride<As, B>}...};
};

template <class... As, class Out, class A, class B>
constexpr headsup_kernels::nest run_time_nest(extents<axes<As...>> const& over, extents<Out> const& out,
                                              extents<A> const& a, extents<B> const& b) {
  return headsup_kernels::nest(headsup_kernels::loop{over.template of<As>(), out.template stride_of<As>(),
                                                     a.template stride_of<As>(), b.template stride_of<As>()}...);
}

/// The loops that walk the axes of Over through row-major tensors over Out, A and B. Along an axis that a tensor lacks
/// they stay in place in it, which repeats a smaller operand.
template <class Over, class Out, class A, class B = axes<>>
inline constexpr headsup_kernels::nest const& nest_over = make_nest<Over, Out, A, B>::value;

/// The same with sizes that may be dynamic; if all are fixed, it is that constant.
template <class Over, class Out, class A, class B = axes<>>
constexpr decltype(auto) nest_for(extents<Over> const& over, extents<Out> const& out, extents<A> const& a,
                                  extents<B> const& b = {}) {
  if constexpr (Over::fixed && Out::fixed && A::fixed && B::fixed) return (nest_over<Over, Out, A, B>);
  else return run_time_nest(over, out, a, b);
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
