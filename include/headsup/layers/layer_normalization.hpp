#pragma once

#include <headsup/layers/linear.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/norm.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// What a layer of that name may normalize: features, and no tokens.
constexpr operation made_to_normalize(char const* name) {
  return {.name = name,
          .form = "<d_in<N>>()",
          .rules = {sizes_known.or_else("{unknown}<N> with a number"),
                    is_of_features.or_else("{call}<d_in<N>> with the number of features")},
          .is = of_a_layer,
          .apart = {role::batch, role::tokens, role::heads, role::kv_heads}};
}
/// And of what it does so.
constexpr operation normalizes(char const* name) {
  return {.name = name,
          .form = "<d_in<N>>(x)",
          .rules = {has_features.in(0).or_else(embed_ids, are_ids), of_float.in(0)},
          .is = of_a_layer,
          .last_there = 1};
}
inline constexpr operation layer_normalization_made = made_to_normalize("layer_normalization"),
                           layer_normalization = normalizes("layer_normalization");
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class In>
struct layer_normalization
    : layer_call<headsup_calls::op::layer_normalization, axes<In>,
                 headsup_calls::refused<headsup_calls::op::layer_normalization_made, headsup_calls::of_axes<In>>> {};
}  // namespace headsup_rule

/// Refuses other arguments.
template <class In = void, auto Bias = bias::yes> struct layer_normalization : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<std::conditional_t<
                   Axis<In>,
                   headsup_rule::is_named_so<headsup_calls::names_its_bias, headsup_calls::op::layer_normalization_made,
                                             In, headsup_rule::option_as<Bias>>,
                   headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each,
                                             headsup_calls::op::layer_normalization_made, In>>>());
};
template <class... Sizes> layer_normalization(Sizes const&...) -> layer_normalization<>;

namespace headsup_detail {
/// The parameters of a norm: ones, and zeros if there is a bias.
template <Axis In, bias> struct normalization_parameters {
  using weight_type = weight_over<headsup_rule::layer_normalization<In>::made::value, In>;

  weight_type weight = ones_of();
  static constexpr parameter_members<&normalization_parameters::weight> parameters{"weight"};

 private:
  static constexpr weight_type ones_of() {
    if constexpr (headsup_rule::layer_normalization<In>::made::value) return ones<float, In>();
    else return {};
  }
};
template <Axis In> struct normalization_parameters<In, bias::yes> : normalization_parameters<In, bias::no> {
  typename normalization_parameters::weight_type bias;
  static constexpr parameter_members<&normalization_parameters::weight, &normalization_parameters::bias> parameters{
      "weight", "bias"};
};
}  // namespace headsup_detail

/// layer_norm with a learned weight and bias for each feature, as torch.nn.LayerNorm; with bias::no without the bias.
///
/// - Shapes:   [A..., In] -> [A..., In]
/// - Rounding: as layer_norm, and two more; run time sums in another order for 4096 numbers or more
/// - Errors:   an axis that is no feature, an input without In or not of float: at compile time
/// - Source:   as layer_norm
template <Axis In, bias Bias>
struct layer_normalization<In, Bias> : headsup_detail::normalization_parameters<In, Bias>,
                                       headsup_detail::no_forward<headsup_rule::layer_normalization<In>> {
  using call = headsup_rule::layer_normalization<In>;
  using features = In;
  /// What is added to the variance, as in PyTorch and GPT-2.
  static constexpr double epsilon = 1e-5;

  /// PyTorch's initial parameters: ones and zeros, for which nothing is drawn.
  constexpr layer_normalization() = default;
  constexpr explicit layer_normalization(headsup_detail::no_sizes, auto const&...) {}
  constexpr explicit layer_normalization(headsup_detail::Generator auto&&) {}

  using headsup_detail::no_forward<call>::operator();
  template <class X, class... More> constexpr auto operator()(X const& x, More const&...) const {
    if constexpr (sizeof...(More) != 0 || !call::template rules<described<X>>::value) {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<call, X const&, More const&...>));
      return shape_mistake{};
    } else {
      call::must_hold(x);
      return headsup_run_time::by_library<headsup_kernels::norm_work, In>(x, [&] { return by_operations(x); },
                                                                          [&](auto* out) {
        float const* biases = nullptr;
        if constexpr (Bias == bias::yes) biases = this->bias.data();
        headsup_kernels::normalize(instruction_set_in_use(), out, x.data(), x.sizes().count() / In::size, In::size,
                                   static_cast<float>(epsilon), true, this->weight.data(), biases);
      });
    }
  }

 private:
  using made = decltype(headsup_diagnostics::check<typename call::made>());

  template <class X> constexpr auto by_operations(X const& x) const {
    auto const normal = layer_norm<headsup_rule::role_of<In>::template type>(x, epsilon);
    if constexpr (Bias == bias::yes) return normal * this->weight + this->bias;
    else return normal * this->weight;
  }
};
}  // namespace HEADSUP_NAMESPACE
