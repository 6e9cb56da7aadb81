#pragma once

#include <headsup/layers/dropout.hpp>
#include <headsup/layers/self_attention.hpp>
#include <headsup/ops/expand.hpp>
#include <headsup/ops/take.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation causal_attention_made{.name = "causal_attention",
                                                 .form = "<context_length<N>>()",
                                                 .rules = {sizes_known.or_else("{unknown}<N> with a number")},
                                                 .is = of_a_layer};
}  // namespace headsup_calls::op

namespace rule {
template <class Context>
struct made_causal_attention
    : headsup_calls::refused<headsup_calls::op::causal_attention_made, headsup_calls::of_axes<Context>> {};
template <class In, class Out, class Context>
using causal_attention = sequence_layer<"causal_attention", In, Context, made_causal_attention<Context>, Out>;

inline constexpr layer_places causal_attention_takes{"causal_attention", {"d_in", "d_out", "context_length"}};
}  // namespace rule

/// Refuses other arguments.
template <class In = absent, class Out = absent, class Context = absent, class Bias = qkv_bias::no>
struct HEADSUP_TAGGED causal_attention : refused_layer {
  constexpr causal_attention(auto const&...) {}

 private:
  using made =
      decltype(diagnostics::check<rule::has_an_axis_for_each<rule::causal_attention_takes, In, Out, Context>>());
};

/// Self-attention in which no token sees a later one, with dropout on the weights: CausalAttention (listing 3.3).
///
/// layer(x) is inference, layer(x, generator) is training and draws the dropout masks.
///
/// - Shapes: [A..., tokens up to Context, In] -> [A..., tokens, Out]
/// - Errors: an input without tokens and In, too many tokens: at compile time; a rate outside 0 to 1: argument_error
template <Axis In, Axis Out, Axis Context, class Bias>
struct causal_attention<In, Out, Context, Bias>
    : causal_attention_layer<causal_attention<In, Out, Context, Bias>, rule::causal_attention<In, Out, Context>, Out,
                             heads<1>, head_dim<Out::size>> {
  using projection = qkv_projection<In, Out, Bias>;

  projection W_query, W_key, W_value;
  static constexpr parameter_members<&causal_attention::W_query, &causal_attention::W_key, &causal_attention::W_value>
      parameters{"W_query", "W_key", "W_value"};

  headsup::dropout dropout{};

  /// All zeros, to be copied or loaded into.
  constexpr causal_attention() = default;
  HEADSUP_NOT_OF_NUMBERS(causal_attention, HEADSUP_DROPOUT_LAYER_OF_NUMBERS);

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit causal_attention(torch_generator& generator, double dropout_rate = 0)
      : W_query(generator), W_key(generator), W_value(generator), dropout(dropout_rate) {}
  constexpr explicit causal_attention(torch_generator&& generator, double dropout_rate = 0)
      : causal_attention(generator, dropout_rate) {}

 private:
  friend struct headsup_run_time::access;

  using made = decltype(diagnostics::check<rule::made_causal_attention<Context>>());

  template <std::size_t N> using out_role = resized<Out, N>;

  headsup_kernels::attention kernel() const {
    return headsup_run_time::attention_of(W_query, W_key, W_value, Out::size);
  }

  template <class X, class... Generator> constexpr auto by_operations(X const& x, Generator&... generator) const {
    auto const queries = W_query(x);
    auto const key_vectors = rename<tokens, keys>(W_key(x));
    auto const values = rename<tokens, keys>(W_value(x));

    auto const scores = scaled_scores<out_role>(queries, key_vectors);
    auto const weights = dropout(softmax<keys>(mask_future<tokens, keys>(scores)), generator...);
    return attend(weights, values);
  }

  template <class X, class Cache> constexpr auto step_by_operations(X const& x, Cache& into) const {
    auto const as_head = [](auto const& all) { return rename<out_role, head_dim>(expand<heads<1>>(all)); };
    auto const queries = as_head(W_query(x));
    unfinished_step started(into);
    into.append(as_head(W_key(x)), as_head(W_value(x)));
    auto result = rename<head_dim, out_role>(take<heads>(attend_to_cached(queries, into), 0));
    started.finish();
    return result;
  }
};
}  // namespace HEADSUP_NAMESPACE
