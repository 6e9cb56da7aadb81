#pragma once

#include <headsup/layers/attention_layer.hpp>
#include <headsup/layers/attention_options.hpp>
#include <headsup/ops/matmul.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation self_attention_v1_made{
    .name = "self_attention_v1",
    .form = "<d_in<N>, d_out<N>>()",
    .rules = {roles_differ, sizes_known.or_else("{unknown}<N> with a number")},
    .is = of_a_layer};
}  // namespace headsup_calls::op

namespace rule {
template <class In, class Out>
struct made_self_attention
    : headsup_calls::refused<headsup_calls::op::self_attention_v1_made, headsup_calls::of_axes<In, Out>> {};
template <class In, class Out>
using self_attention_v1 = sequence_layer<"self_attention_v1", In, void, made_self_attention<In, Out>, Out>;
template <class In, class Out> using self_attention_v2 = sequence_layer<"self_attention_v2", In, void, all<>, Out>;

inline constexpr layer_places self_attention_v1_takes{"self_attention_v1", {"d_in", "d_out"}};
}  // namespace rule

/// Refuses other arguments.
template <class In = absent, class Out = absent> struct HEADSUP_TAGGED self_attention_v1 : refused_layer {
  constexpr self_attention_v1(auto const&...) {}

 private:
  using made = decltype(diagnostics::check<rule::has_an_axis_for_each<rule::self_attention_v1_takes, In, Out>>());
};

/// Self-attention with plain matrices as weights: the chapter's SelfAttention_v1 (listing 3.1).
///
/// - Shapes: [A..., tokens, In] -> [A..., tokens, Out]
/// - Errors: an input without tokens and In: at compile time
template <Axis In, Axis Out>
struct self_attention_v1<In, Out> : attention_layer<self_attention_v1<In, Out>, rule::self_attention_v1<In, Out>, Out> {
  using weight_type =
      typename std::conditional_t<rule::made_self_attention<In, Out>::value, std::type_identity<tensor<float, In, Out>>,
                                  std::type_identity<tensor<float>>>::type;

  weight_type W_query, W_key, W_value;
  static constexpr parameter_members<&self_attention_v1::W_query, &self_attention_v1::W_key,
                                     &self_attention_v1::W_value>
      parameters{"W_query", "W_key", "W_value"};

  /// All zeros, to be copied or loaded into.
  constexpr self_attention_v1() = default;
  HEADSUP_NOT_OF_NUMBERS(self_attention_v1, HEADSUP_LAYER_OF_NUMBERS);

  /// PyTorch's torch.rand for each matrix, in declaration order.
  constexpr explicit self_attention_v1(torch_generator& generator)
      : W_query(initial(generator)), W_key(initial(generator)), W_value(initial(generator)) {}
  constexpr explicit self_attention_v1(torch_generator&& generator) : self_attention_v1(generator) {}

 private:
  friend struct headsup_run_time::access;

  using made = decltype(diagnostics::check<rule::made_self_attention<In, Out>>());

  template <std::size_t N> using in_role = resized<In, N>;
  template <std::size_t N> using out_role = resized<Out, N>;

  static constexpr weight_type initial(torch_generator& generator) {
    if constexpr (rule::made_self_attention<In, Out>::value) return rand<In, Out>(generator);
    else return {};
  }

  headsup_kernels::attention kernel() const {
    auto const by_columns = [](weight_type const& weight) {
      return headsup_kernels::matrix{weight.data(), 1, Out::size, nullptr, nullptr, Out::size, In::size};
    };
    return {.head_dim = Out::size,
            .causal = false,
            .scale = 1 / headsup_math::sqrt(static_cast<double>(Out::size)),
            .query = by_columns(W_query),
            .key = by_columns(W_key),
            .value = by_columns(W_value)};
  }

  template <class X> constexpr auto by_operations(X const& x) const {
    auto const queries = contract<in_role>(x, W_query);
    auto const key_vectors = rename<tokens, keys>(contract<in_role>(x, W_key));
    auto const values = rename<tokens, keys>(contract<in_role>(x, W_value));
    return attend(softmax<keys>(scaled_scores<out_role>(queries, key_vectors)), values);
  }
};

namespace rule {
inline constexpr layer_places self_attention_v2_takes{"self_attention_v2", {"d_in", "d_out"}};
}  // namespace rule

/// Refuses other arguments.
template <class In = absent, class Out = absent, class Bias = qkv_bias::no>
struct HEADSUP_TAGGED self_attention_v2 : refused_layer {
  constexpr self_attention_v2(auto const&...) {}

 private:
  using made = decltype(diagnostics::check<rule::has_an_axis_for_each<rule::self_attention_v2_takes, In, Out>>());
};

/// Self-attention with linear layers as weights: the chapter's SelfAttention_v2 (listing 3.2).
///
/// - Shapes: [A..., tokens, In] -> [A..., tokens, Out]
/// - Errors: an input without tokens and In: at compile time
template <Axis In, Axis Out, class Bias>
struct self_attention_v2<In, Out, Bias>
    : attention_layer<self_attention_v2<In, Out, Bias>, rule::self_attention_v2<In, Out>, Out> {
  using projection = qkv_projection<In, Out, Bias>;

  projection W_query, W_key, W_value;
  static constexpr parameter_members<&self_attention_v2::W_query, &self_attention_v2::W_key,
                                     &self_attention_v2::W_value>
      parameters{"W_query", "W_key", "W_value"};

  /// All zeros, to be copied or loaded into.
  constexpr self_attention_v2() = default;
  HEADSUP_NOT_OF_NUMBERS(self_attention_v2, HEADSUP_LAYER_OF_NUMBERS);

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit self_attention_v2(torch_generator& generator)
      : W_query(generator), W_key(generator), W_value(generator) {}
  constexpr explicit self_attention_v2(torch_generator&& generator) : self_attention_v2(generator) {}

 private:
  friend struct headsup_run_time::access;

  template <std::size_t N> using out_role = resized<Out, N>;

  headsup_kernels::attention kernel() const {
    headsup_kernels::attention job = headsup_run_time::attention_of(W_query, W_key, W_value, Out::size);
    job.causal = false;
    return job;
  }

  template <class X> constexpr auto by_operations(X const& x) const {
    auto const queries = W_query(x);
    auto const key_vectors = rename<tokens, keys>(W_key(x));
    auto const values = rename<tokens, keys>(W_value(x));
    return attend(softmax<keys>(scaled_scores<out_role>(queries, key_vectors)), values);
  }
};
}  // namespace HEADSUP_NAMESPACE
