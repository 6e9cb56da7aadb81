#ifndef HEADSUP_OPS_SOFTMAX_HPP
#define HEADSUP_OPS_SOFTMAX_HPP

#include <headsup/kernels/softmax.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>

namespace headsup {

/// Exponentiates and divides by the sum along Role, so that the numbers along it are positive and sum to one.
///
/// The largest number of each row is subtracted first, so that nothing overflows. A row that holds +inf or not-a-number,
/// or nothing but -inf, has no softmax: all of it becomes not-a-number, as in PyTorch. A single -inf becomes 0.
///
/// Shapes    [A..., Role] -> [A..., normalized<Role>]
/// Max error 4 ulp of each weight for rows of up to 8 numbers, n/2 ulp for rows of n
/// Errors    no axis of that role: at compile time
/// Source    Raschka, Build a Large Language Model (From Scratch), section 3.3.1
template <template <std::size_t> class Role, class X>
constexpr auto softmax(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Role, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"softmax", Role, "x", axes_of<X>>>();
  } else {
    using along = axis_of<axes_of<X>, Role>;
    using rows = without<axes_of<X>, Role>;
    tensor_over<scalar_of<X>, normalize_along<axes_of<X>, Role>> result(uninitialized);
    constexpr kernels::nest const& nest = nest_over<rows, axes_of<X>, axes_of<X>>;
    constexpr kernels::loop const& inner = nest.inner();
    for_each_row(nest, [&](std::size_t first, std::size_t, std::size_t) {
      for (std::size_t i = 0; i < inner.count; ++i)
        kernels::softmax_row(result.data() + first + i * inner.out, x.data() + first + i * inner.a,
                             stride<along, axes_of<X>>, along::size);
    });
    return result;
  }
}

namespace detail {
/// The same numbers over axes that know more or less of them.
template <class Axes, Tensor X>
constexpr auto as_known(X const& x) {
  static_assert(Axes::size == axes_of<X>::size);
  tensor_over<scalar_of<X>, Axes> result(uninitialized);
  for (std::size_t i = 0; i < Axes::size; ++i) result.data()[i] = x.data()[i];
  return result;
}
}  // namespace detail

/// exp(x) / sum of exp(x) with nothing subtracted: the softmax that the chapter warns about. It overflows to
/// not-a-number above x = 88.7, which in a constant is a compile error, and loses everything below x = -103; use softmax.
///
/// Shapes  [A..., Role] -> [A..., normalized<Role>]
template <template <std::size_t> class Role, class X>
constexpr auto naive_softmax(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Role, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"naive_softmax", Role, "x", axes_of<X>>>();
  } else {
    auto const powers = exp(x);
    return detail::as_known<normalize_along<axes_of<X>, Role>>(powers / sum<Role>(powers));
  }
}

/// Divides by the sum along Role: gives back to masked weights what the mask took, as chapter section 3.5.1 does.
///
/// Shapes  [A..., Role] -> [A..., normalized<Role>]
/// Errors  no axis of that role: at compile time; a row that sums to 0 becomes not-a-number
template <template <std::size_t> class Role, class X>
constexpr auto renormalize(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Role, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"renormalize", Role, "x", axes_of<X>>>();
  } else {
    return detail::as_known<normalize_along<axes_of<X>, Role>>(x / sum<Role>(x));
  }
}

}  // namespace headsup

#endif
