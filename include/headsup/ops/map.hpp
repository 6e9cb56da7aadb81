#ifndef HEADSUP_OPS_MAP_HPP
#define HEADSUP_OPS_MAP_HPP

#include <headsup/kernels/elementwise.hpp>
#include <headsup/math/exp.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/math/tanh.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

/// f of every number, on its own.
///
/// Shapes  [A...] -> [A...], of f's type; what was known of sums is forgotten
template <class X, class F>
constexpr auto map(X const& x, F f) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else {
    using shape = forget_sums<axes_of<X>>;
    tensor_over<decltype(f(*x.data())), shape> result(uninitialized);
    kernels::map(result.data(), x.data(), nest_over<shape, shape, shape>, f);
    return result;
  }
}

/// e to the power of every number.  Max error  see math::exp
template <class X>
constexpr auto exp(X const& x) {
  return map(x, [](auto number) { return math::exp(number); });
}

/// The natural logarithm of every number.  Max error  see math::log
template <class X>
constexpr auto log(X const& x) {
  return map(x, [](auto number) { return math::log(number); });
}

/// The square root of every number, correctly rounded.
template <class X>
constexpr auto sqrt(X const& x) {
  return map(x, [](auto number) { return math::sqrt(number); });
}

/// The hyperbolic tangent of every number.  Max error  see math::tanh
template <class X>
constexpr auto tanh(X const& x) {
  return map(x, [](auto number) { return math::tanh(number); });
}

}  // namespace headsup

#endif
