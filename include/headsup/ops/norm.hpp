#ifndef HEADSUP_OPS_NORM_HPP
#define HEADSUP_OPS_NORM_HPP

#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>

namespace headsup {

/// Shifts and scales along Role to mean 0 and variance 1, as torch.nn.functional.layer_norm over that axis alone.
///
/// Shapes  [A..., Role] -> [A..., Role]
/// Errors  no axis of that role: at compile time
/// Source  Ba, Kiros, Hinton: Layer Normalization, eq. (3); the variance divides by n
template <template <std::size_t> class Role, class X>
constexpr auto layer_norm(X const& x, double epsilon = 1e-5) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Role, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"layer_norm", Role, "x", axes_of<X>>>();
  } else {
    auto const centred = x - mean<Role>(x);
    return centred / sqrt(mean<Role>(centred * centred) + epsilon);
  }
}

/// Scales along Role to a root mean square of 1, as torch.nn.functional.rms_norm over that axis alone.
///
/// Shapes  [A..., Role] -> [A..., Role]
/// Errors  no axis of that role: at compile time
/// Source  Zhang, Sennrich: Root Mean Square Layer Normalization, eq. (4)
template <template <std::size_t> class Role, class X>
constexpr auto rms_norm(X const& x, double epsilon = 1e-5) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Role, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"rms_norm", Role, "x", axes_of<X>>>();
  } else {
    return x / sqrt(mean<Role>(x * x) + epsilon);
  }
}

}  // namespace headsup

#endif
