#ifndef HEADSUP_OPS_MAP_HPP
#define HEADSUP_OPS_MAP_HPP

#include <headsup/axes/triangle.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/math/exp.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sincos.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/math/tanh.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// f of every number, on its own.
///
/// Shapes  [A...] -> [A...], of f's type; what was known of sums is forgotten
template <class X, class F>
constexpr auto map(X const& x, F f) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else {
    using shape = forget_sums<axes_of<X>>;
    auto const sizes = in_places<shape>(x.shape());
    auto result = detail::unwritten<decltype(f(*x.data())), shape>(sizes);
    kernels::map(result.data(), x.data(), nest_for(sizes, sizes, sizes), f);
    return result;
  }
}

/// A tensor of numbers with a fraction.
template <class X>
concept FloatTensor = Tensor<X> && std::is_floating_point_v<scalar_of<X>>;

/// Every number as a Scalar, as x.to(dtype) does; zeros stay zeros, so that a triangle stays one.
///
/// Shapes  [A...] -> [A...], of the type Scalar
template <class Scalar, class X>
constexpr auto to(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else {
    using shape = only_triangles<axes_of<X>>;
    auto result = detail::unwritten<Scalar, shape>(in_places<shape>(x.shape()));
    for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = static_cast<Scalar>(x.data()[i]);
    return result;
  }
}

/// e to the power of every number.  Max error  see math::exp  Errors  whole numbers: at compile time
template <class X>
constexpr auto exp(X const& x) {
  if constexpr (is_mistake<X> || FloatTensor<X>) {
    return map(x, [](auto number) { return math::exp(number); });
  } else {
    using mistake = diagnostics::cannot_calculate<"exp", described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

/// The natural logarithm of every number.  Max error  see math::log  Errors  as exp
template <class X>
constexpr auto log(X const& x) {
  if constexpr (is_mistake<X> || FloatTensor<X>) {
    return map(x, [](auto number) { return math::log(number); });
  } else {
    using mistake = diagnostics::cannot_calculate<"log", described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

/// The square root of every number, correctly rounded.  Errors  as exp
template <class X>
constexpr auto sqrt(X const& x) {
  if constexpr (is_mistake<X> || FloatTensor<X>) {
    return map(x, [](auto number) { return math::sqrt(number); });
  } else {
    using mistake = diagnostics::cannot_calculate<"sqrt", described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

/// The sine and the cosine of every number, an angle of up to 1024 radians.  Max error  see math::sin  Errors  as exp
template <class X>
constexpr auto sin(X const& x) {
  if constexpr (is_mistake<X> || FloatTensor<X>) {
    return map(x, [](auto number) { return static_cast<decltype(number)>(math::sin(static_cast<double>(number))); });
  } else {
    using mistake = diagnostics::cannot_calculate<"sin", described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}
template <class X>
constexpr auto cos(X const& x) {
  if constexpr (is_mistake<X> || FloatTensor<X>) {
    return map(x, [](auto number) { return static_cast<decltype(number)>(math::cos(static_cast<double>(number))); });
  } else {
    using mistake = diagnostics::cannot_calculate<"cos", described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

/// The hyperbolic tangent of every number.  Max error  see math::tanh  Errors  as exp
template <class X>
constexpr auto tanh(X const& x) {
  if constexpr (is_mistake<X> || FloatTensor<X>) {
    return map(x, [](auto number) { return math::tanh(number); });
  } else {
    using mistake = diagnostics::cannot_calculate<"tanh", described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
