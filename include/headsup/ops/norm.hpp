#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/tensor/by_size.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU029: one axis is normalised at a time. Roles holds the roles of the call, as axes of size 1.
template <class Call, class Roles, class X> struct is_one_axis {
  static constexpr bool value = Roles::rank == 1;
  static constexpr words say() {
    words w;
    (w << "HU029 " << Call::name << "<").roles(Roles{})
        << ">: over several axes of " << typename X::axes{} << " at once ";
    w << (has<tokens, Roles>  ? "each token would see the later ones"
          : has<batch, Roles> ? "each example would depend on the others"
                              : "one scale would serve them all")
      << "; fix: " << Call::name << "<";
    axis_words const features = last_feature(typename X::axes{});
    w << (features.size != 0 ? features : last_axis(Roles{})).role;
    return w << ">" << Call::arguments;
  }
};

/// HU051: a norm has no parameters.
template <class Call, template <std::size_t> class Role, class... More> struct takes_no_scale {
  static constexpr bool value = (true && ... && std::is_same_v<typename More::axes, no_tensor>);
  static constexpr words say() {
    words w;
    w << "HU051 " << Call::name << "<" << role_words<Role> << ">: has no scale and no shift; fix: " << Call::name;
    return w << "<" << role_words<Role> << ">(x) * scale + shift";
  }
};

/// Operations that scale along Role, which is neither the batch nor the heads, so that examples and heads do not depend on
/// each other, nor the tokens, so that none sees a later one.
template <fixed_string Name> struct norming : call<Name> {
  template <template <std::size_t> class Role, class X, class... More>
  struct rules
      : all<has_axis<norming, Role, X>, of_floats<norming, X>,
            keeps_apart<norming, Role, X, batch, tokens, heads, kv_heads>, takes_no_scale<norming, Role, More...>> {};

  struct by_several_roles {
    template <class Roles, class X, class Epsilon = void> struct rules : is_one_axis<norming, Roles, X> {};
  };
};

struct layer_norm : norming<"layer_norm"> {};
struct rms_norm : norming<"rms_norm"> {};
}  // namespace rule

/// Whether X can be normalised along Role: it has the axis, which is neither the batch, the tokens nor the heads.
template <template <std::size_t> class Role, class X> concept can_norm =
    rule::layer_norm::rules<Role, described<X>>::value;

namespace headsup_detail {
/// The cost of one number of a norm, in multiplications: 4096 numbers are large work.
inline constexpr std::size_t norm_work = 8;

/// operations(), or the machine's kernel for many rows that are contiguous in memory.
template <class Along, class X, class Operations>
constexpr auto normalized_rows(X const& x, double epsilon, bool centred, Operations operations) {
  if constexpr (std::is_same_v<scalar_of<X>, float>)
    return headsup_run_time::by_size<norm_work, Along>(x, operations, [&](auto* out) {
      std::size_t const n = x.shape().template of<Along>();
      headsup_kernels::normalize(instruction_set_in_use(), out, x.data(), x.shape().count() / n, n,
                                 static_cast<float>(epsilon), centred);
    });
  else return operations();
}
}  // namespace headsup_detail

/// Shifts and scales along Role to mean 0 and variance 1, as torch.nn.functional.layer_norm over that axis alone.
///
/// - Shapes:   [A..., Role] -> [A..., Role]
/// - Rounding: as the operations it consists of; run time sums in another order for 4096 numbers or more
/// - Errors:   no axis of that role, the batch or the tokens, more than one axis or none: at compile time
/// - Source:   Ba, Kiros, Hinton: Layer Normalization, eq. (3); the variance divides by n
template <template <std::size_t> class Role, class X, Number Epsilon = double> requires can_norm<Role, X>
constexpr auto layer_norm(X const& x, Epsilon epsilon = 1e-5) {
  return headsup_detail::normalized_rows<Role<1>>(x, static_cast<double>(epsilon), true, [&] {
    auto const centred = x - headsup_detail::reduce<Role>(x, rule::mean{});
    return centred / sqrt(headsup_detail::reduce<Role>(centred * centred, rule::mean{}) + static_cast<double>(epsilon));
  });
}
#define HEADSUP_CALL layer_norm
#include HEADSUP_OTHER_CALLS

/// Scales along Role to a root mean square of 1, as torch.nn.functional.rms_norm over that axis alone.
///
/// - Shapes: [A..., Role] -> [A..., Role]
/// - Errors: no axis of that role, the batch or the tokens, more than one axis or none: at compile time
/// - Source: Zhang, Sennrich: Root Mean Square Layer Normalization, eq. (4)
template <template <std::size_t> class Role, class X, Number Epsilon = double> requires can_norm<Role, X>
constexpr auto rms_norm(X const& x, Epsilon epsilon = 1e-5) {
  return headsup_detail::normalized_rows<Role<1>>(x, static_cast<double>(epsilon), false, [&] {
    return x / sqrt(headsup_detail::reduce<Role>(x * x, rule::mean{}) + static_cast<double>(epsilon));
  });
}
#define HEADSUP_CALL rms_norm
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
