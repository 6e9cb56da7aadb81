#pragma once

#include <headsup/layers/layer_normalization.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation rms_normalization_made = made_to_normalize("rms_normalization"),
                           rms_normalization = normalizes("rms_normalization");
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class In>
struct rms_normalization
    : layer_call<headsup_calls::op::rms_normalization, axes<In>,
                 headsup_calls::refused<headsup_calls::op::rms_normalization_made, headsup_calls::of_axes<In>>> {};
}  // namespace headsup_rule

/// Refuses other arguments.
template <class In = void> struct rms_normalization : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each,
                                                                    headsup_calls::op::rms_normalization_made, In>>());
};
template <class... Sizes> rms_normalization(Sizes const&...) -> rms_normalization<>;

/// rms_norm with a learned weight for each feature, as torch.nn.RMSNorm: the norm of Llama.
///
/// - Shapes:   [A..., In] -> [A..., In]
/// - Rounding: as rms_norm, and one more; run time sums in another order for 4096 numbers or more
/// - Errors:   an axis that is no feature, an input without In or not of float: at compile time
/// - Source:   as rms_norm
template <Axis In>
struct rms_normalization<In> : headsup_detail::normalization_parameters<In, bias::no>,
                               headsup_detail::no_forward<headsup_rule::rms_normalization<In>> {
  using call = headsup_rule::rms_normalization<In>;
  using features = In;

  /// What is added to the mean square. It is no parameter: PyTorch's eps, which in its files is not.
  double epsilon = 1e-5;

  /// PyTorch's initial weight: ones, for which nothing is drawn.
  constexpr rms_normalization() = default;
  template <std::floating_point Epsilon> constexpr explicit rms_normalization(Epsilon added) : epsilon(added) {}
  constexpr explicit rms_normalization(headsup_detail::no_sizes, auto const&...) {}
  constexpr explicit rms_normalization(headsup_detail::Generator auto&&, double added = 1e-5) : epsilon(added) {}

  /// An explicit copy.
  constexpr rms_normalization clone() const {
    rms_normalization copy(epsilon);
    copy_parameters(*this, copy);
    return copy;
  }

  using headsup_detail::no_forward<call>::operator();
  template <class X, class... More> constexpr auto operator()(X const& x, More const&...) const {
    if constexpr (sizeof...(More) != 0 || !call::template rules<described<X>>::value) {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<call, X const&, More const&...>));
      return shape_mistake{};
    } else {
      call::must_hold(x);
      auto const by_operations = [&] {
        return rms_norm<headsup_rule::role_of<In>::template type>(x, epsilon) * this->weight;
      };
      return headsup_run_time::by_library<headsup_kernels::norm_work, In>(x, by_operations, [&](auto* out) {
        headsup_kernels::normalize(instruction_set_in_use(), out, x.data(), x.sizes().count() / In::size, In::size,
                                   static_cast<float>(epsilon), false, this->weight.data());
      });
    }
  }

 private:
  using made = decltype(headsup_diagnostics::check<typename call::made>());
};
}  // namespace HEADSUP_NAMESPACE
