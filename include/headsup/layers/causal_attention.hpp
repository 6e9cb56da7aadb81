#pragma once

#include <headsup/layers/dropout.hpp>
#include <headsup/layers/self_attention.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation causal_attention_made{.name = "causal_attention",
                                                 .form = "<d_in<N>, d_out<N>, context_length<N>>()",
                                                 .rules = {sizes_known.or_else("{unknown}<N> with a number")},
                                                 .is = of_a_layer,
                                                 .first_there = 2};
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class In, class Out, class Context>
struct made_causal_attention
    : headsup_calls::refused<headsup_calls::op::causal_attention_made, headsup_calls::of_axes<In, Out, Context>> {};
template <class In, class Out, class Context>
using causal_attention = sequence_layer<"causal_attention", In, Context, made_causal_attention<In, Out, Context>, Out>;
}  // namespace headsup_rule

/// Refuses other arguments.
template <class In = void, class Out = void, class Context = void, class Bias = qkv_bias::no, class... More>
struct causal_attention : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<headsup_rule::no_layer_with_bias<
                   headsup_calls::op::causal_attention_made, headsup_rule::types<Bias, More...>, In, Out, Context>>());
};
template <class... Sizes> causal_attention(Sizes const&...) -> causal_attention<>;

/// Self-attention in which no token sees a later one, with dropout on the weights: CausalAttention (listing 3.3).
///
/// layer(x) is inference, layer(x, generator) is training and draws the dropout masks.
///
/// - Shapes: [A..., tokens up to Context, In] -> [A..., tokens, Out]
/// - Errors: an input without tokens and In, too many tokens: at compile time; a rate outside 0 to 1: argument_error
template <Axis In, Axis Out, Axis Context, headsup_rule::BiasOption Bias>
struct causal_attention<In, Out, Context, Bias>
    : causal_attention_layer<causal_attention<In, Out, Context, Bias>, headsup_rule::causal_attention<In, Out, Context>,
                             one_head<Out>, seen_keys<true>> {
  using projection = headsup_detail::qkv_projection<In, Out, Bias>;

  projection W_query, W_key, W_value;
  static constexpr parameter_members<&causal_attention::W_query, &causal_attention::W_key, &causal_attention::W_value>
      parameters{"W_query", "W_key", "W_value"};

  headsup::dropout dropout{};

  /// All zeros, to be copied or loaded into.
  constexpr causal_attention() = default;
  constexpr explicit causal_attention(headsup_detail::no_sizes_but_a_rate, auto const&...) {}

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit causal_attention(headsup_detail::Generator auto&& generator, double dropout_rate = 0)
      : W_query(generator), W_key(generator), W_value(generator), dropout(dropout_rate) {}

 private:
  using made = decltype(headsup_diagnostics::check<headsup_rule::made_causal_attention<In, Out, Context>>());
};
}  // namespace HEADSUP_NAMESPACE
