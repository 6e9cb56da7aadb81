#ifndef HEADSUP_OPS_NORM_HPP
#define HEADSUP_OPS_NORM_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/tensor/by_size.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X can be normalised along Role: it has the axis, which is neither the batch, so that no example depends on
/// another, nor the tokens, so that none sees a later one.
template <template <std::size_t> class Role, class X>
concept can_norm =
    FloatTensor<X> && has<Role, axes_of<X>> && !same_role<Role<1>, batch<1>> && !same_role<Role<1>, tokens<1>>;

namespace detail {

/// How many multiplications a number of a norm counts for: 4096 numbers are large work.
inline constexpr std::size_t norm_work = 8;

/// operations(), or the kernel of the machine for many rows that lie in memory as they are.
template <class Along, class X, class Operations>
constexpr auto normalized_rows(X const& x, double epsilon, bool centred, Operations operations) {
  if constexpr (std::is_same_v<scalar_of<X>, float>)
    return by_size<norm_work, Along>(x, operations, [&](float* out) {
      std::size_t const n = x.shape().template of<Along>();
      kernels::normalize(instruction_set_in_use(), out, x.data(), x.shape().count() / n, n, static_cast<float>(epsilon),
                         centred);
    });
  else return operations();
}

}  // namespace detail

/// Shifts and scales along Role to mean 0 and variance 1, as torch.nn.functional.layer_norm over that axis alone.
///
/// Shapes  [A..., Role] -> [A..., Role]
/// Rounding  as the operations it is made of; run time sums in another order for 4096 numbers or more
/// Errors  no axis of that role, the batch or the tokens, more than one axis or none: at compile time
/// Source  Ba, Kiros, Hinton: Layer Normalization, eq. (3); the variance divides by n
template <template <std::size_t> class Role, class X>
constexpr auto layer_norm(X const& x, double epsilon = 1e-5) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_norm<Role, X>) {
    using mistake = diagnostics::cannot_norm<"layer_norm", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return detail::normalized_rows<Role<1>>(x, epsilon, true, [&] {
      auto const centred = x - mean<Role>(x);
      return centred / sqrt(mean<Role>(centred * centred) + epsilon);
    });
  }
}
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
constexpr auto layer_norm(X const&, double = 0) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::norm_of_several<"layer_norm", axes<First<1>, Second<1>, More<1>...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}
template <class X>
constexpr auto layer_norm(X const&, double = 0) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::unnamed_axis<"layer_norm", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

/// Scales along Role to a root mean square of 1, as torch.nn.functional.rms_norm over that axis alone.
///
/// Shapes  [A..., Role] -> [A..., Role]
/// Errors  no axis of that role, the batch or the tokens, more than one axis or none: at compile time
/// Source  Zhang, Sennrich: Root Mean Square Layer Normalization, eq. (4)
template <template <std::size_t> class Role, class X>
constexpr auto rms_norm(X const& x, double epsilon = 1e-5) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_norm<Role, X>) {
    using mistake = diagnostics::cannot_norm<"rms_norm", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return detail::normalized_rows<Role<1>>(x, epsilon, false, [&] { return x / sqrt(mean<Role>(x * x) + epsilon); });
  }
}
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
constexpr auto rms_norm(X const&, double = 0) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::norm_of_several<"rms_norm", axes<First<1>, Second<1>, More<1>...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}
template <class X>
constexpr auto rms_norm(X const&, double = 0) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::unnamed_axis<"rms_norm", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
