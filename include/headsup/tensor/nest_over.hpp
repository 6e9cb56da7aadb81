#ifndef HEADSUP_TENSOR_NEST_OVER_HPP
#define HEADSUP_TENSOR_NEST_OVER_HPP

#include <headsup/axes/layout.hpp>
#include <headsup/kernels/loops.hpp>

namespace headsup {

namespace detail {
template <class Over, class Out, class A, class B>
struct make_nest;
template <class... As, class Out, class A, class B>
struct make_nest<axes<As...>, Out, A, B> {
  static constexpr kernels::nest value{kernels::loop{As::size, stride<As, Out>, stride<As, A>, stride<As, B>}...};
};
}  // namespace detail

/// The loops that walk the axes of Over through row-major tensors over Out, A and B; an axis that a tensor lacks does
/// not move in it, which is what repeats a smaller operand.
template <class Over, class Out, class A, class B = axes<>>
inline constexpr kernels::nest const& nest_over = detail::make_nest<Over, Out, A, B>::value;

}  // namespace headsup

#endif
