#pragma once

#include <headsup/layers/attention_layer.hpp>
#include <headsup/layers/attention_options.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation self_attention_v1_made{
    .name = "self_attention_v1",
    .form = "<d_in<N>, d_out<N>>()",
    .rules = {in_their_places, roles_differ, sizes_known.or_else("{unknown}<N> with a number")},
    .is = of_a_layer,
    .works_on = {role::d_in, role::d_out}};
inline constexpr operation self_attention_v2_made{.name = "self_attention_v2", .form = self_attention_v1_made.form};
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class In, class Out>
using made_self_attention =
    headsup_calls::refused<headsup_calls::op::self_attention_v1_made, headsup_calls::of_axes<In, Out>>;
template <class In, class Out>
using self_attention_v1 = sequence_layer<"self_attention_v1", In, void, made_self_attention<In, Out>, Out>;
template <class In, class Out> using self_attention_v2 = sequence_layer<"self_attention_v2", In, void, all<>, Out>;
}  // namespace headsup_rule

/// Refuses other arguments.
template <class In = void, class Out = void> struct self_attention_v1 : refused_layer {
  using refused_layer::refused_layer;
  using made = decltype(headsup_diagnostics::check<headsup_rule::is_named_so<
                            headsup_rule::has_an_axis_for_each, headsup_calls::op::self_attention_v1_made, In, Out>>());
};
template <class... Sizes> self_attention_v1(Sizes const&...) -> self_attention_v1<>;

/// Self-attention with plain matrices as weights: the chapter's SelfAttention_v1 (listing 3.1).
///
/// - Shapes: [A..., tokens, In] -> [A..., tokens, Out]
/// - Errors: an input without tokens and In: at compile time
template <Axis In, Axis Out>
struct self_attention_v1<In, Out>
    : attention_layer<self_attention_v1<In, Out>, headsup_rule::self_attention_v1<In, Out>, one_head<Out>,
                      seen_keys<false>> {
  using weight_type = headsup_detail::weight_over<headsup_rule::made_self_attention<In, Out>::value, In, Out>;

  weight_type W_query, W_key, W_value;
  static constexpr parameter_members<&self_attention_v1::W_query, &self_attention_v1::W_key,
                                     &self_attention_v1::W_value>
      parameters{"W_query", "W_key", "W_value"};

  /// All zeros, to be copied or loaded into.
  constexpr self_attention_v1() = default;
  constexpr explicit self_attention_v1(headsup_detail::no_sizes, auto const&...) {}

  /// PyTorch's torch.rand for each matrix, in declaration order.
  constexpr explicit self_attention_v1(headsup_detail::Generator auto&& generator)
      : W_query(initial(generator)), W_key(initial(generator)), W_value(initial(generator)) {}

 private:
  using made = decltype(headsup_diagnostics::check<headsup_rule::made_self_attention<In, Out>>());

  static constexpr weight_type initial(torch_generator& generator) {
    if constexpr (headsup_rule::made_self_attention<In, Out>::value) return rand<In, Out>(generator);
    else return {};
  }
};

/// Refuses other arguments.
template <class In = void, class Out = void, class Bias = qkv_bias::no, class... More>
struct self_attention_v2 : refused_layer {
  using refused_layer::refused_layer;
  using made = decltype(headsup_diagnostics::check<headsup_rule::no_layer_with_bias<
                            headsup_calls::op::self_attention_v2_made, headsup_rule::types<Bias, More...>, In, Out>>());
};
template <class... Sizes> self_attention_v2(Sizes const&...) -> self_attention_v2<>;

/// Self-attention with linear layers as weights: the chapter's SelfAttention_v2 (listing 3.2).
///
/// - Shapes: [A..., tokens, In] -> [A..., tokens, Out]
/// - Errors: an input without tokens and In: at compile time
template <Axis In, Axis Out, headsup_rule::BiasOption Bias>
struct self_attention_v2<In, Out, Bias>
    : attention_layer<self_attention_v2<In, Out, Bias>, headsup_rule::self_attention_v2<In, Out>, one_head<Out>,
                      seen_keys<false>> {
  using projection = headsup_detail::qkv_projection<In, Out, Bias>;

  projection W_query, W_key, W_value;
  static constexpr parameter_members<&self_attention_v2::W_query, &self_attention_v2::W_key,
                                     &self_attention_v2::W_value>
      parameters{"W_query", "W_key", "W_value"};

  /// All zeros, to be copied or loaded into.
  constexpr self_attention_v2() = default;
  constexpr explicit self_attention_v2(headsup_detail::no_sizes, auto const&...) {}

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit self_attention_v2(headsup_detail::Generator auto&& generator)
      : W_query(generator), W_key(generator), W_value(generator) {}
};
}  // namespace HEADSUP_NAMESPACE
