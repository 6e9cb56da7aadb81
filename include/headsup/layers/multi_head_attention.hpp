#pragma once

#include <headsup/layers/causal_attention.hpp>
#include <headsup/layers/padding.hpp>
#include <headsup/layers/split_heads.hpp>
#include <headsup/ops/mask_distant.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation multi_head_attention_made{
    .name = "multi_head_attention",
    .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>, kv_heads<N>?>()",
    .rules = {in_their_places, sizes_known.or_else("{unknown}<N> with a number"), divide_among_heads},
    .is = of_a_layer,
    .first_there = 2,
    .last_there = 1,
    .works_on = {role::context_length, role::heads}};
}  // namespace headsup_calls::op

namespace rule {
template <class In, class Out, class Context, class Heads, class... Options>
struct made_multi_head_attention
    : all<knows_options<call<"multi_head_attention">, Options...>,
          headsup_calls::refused<
              headsup_calls::op::multi_head_attention_made,
              typename names_of_heads<attention_options<Options...>::kv_heads, axes<In, Out, Context, Heads>>::type>> {
};
template <class In, class Out, class Context, class Heads, class... Options>
struct multi_head_attention
    : with_padding<
          sequence_layer<
              "multi_head_attention", In, Context,
              all<made_multi_head_attention<In, Out, Context, Heads, Options...>, typename linear<In, Out>::made>, Out>,
          Heads> {
  static constexpr bool causal = attention_options<Options...>::causal;
};

inline constexpr layer_places multi_head_attention_takes{"multi_head_attention",
                                                         {"d_in", "d_out", "context_length", "heads"}};
}  // namespace rule

/// Refuses other arguments.
template <class In = absent, class Out = absent, class Context = absent, class Heads = absent, class... Options>
struct HEADSUP_TAGGED multi_head_attention : refused_layer {
  constexpr multi_head_attention(auto const&...) {}

 private:
  using made =
      decltype(diagnostics::check<
               rule::has_an_axis_for_each<rule::multi_head_attention_takes, In, Out, Context, Heads, Options...>>());
};

/// Attention whose projections are split among heads, with an output projection: MultiHeadAttention (listing 3.5), the
/// attention of GPT-2.
///
/// The options are any of qkv_bias::yes; bidirectional, which leaves out the causal mask; sliding_window<N>; and
/// kv_heads<N>, with which the heads share N heads of keys and values: grouped-query attention.
///
/// layer(x) is inference, layer(x, generator) is training and draws the dropout masks. After x, `present` can say which
/// tokens are no padding: layer(x, present), layer(x, present, generator). Padding is seen only by itself.
///
/// - Shapes: [A..., tokens up to Context, In] -> [A..., tokens, Out]; present is [A..., tokens] of bool
/// - Errors: Out that does not divide among Heads, Heads that do not divide among kv_heads, something that is no
///           option, an input without tokens and In, more tokens than Context, present with other axes: at compile
///           time; a rate outside 0 to 1: argument_error
template <Axis In, Axis Out, Axis Context, Axis Heads, class... Options>
struct multi_head_attention<In, Out, Context, Heads, Options...>
    : causal_attention_layer<multi_head_attention<In, Out, Context, Heads, Options...>,
                             rule::multi_head_attention<In, Out, Context, Heads, Options...>, Out,
                             key_value_heads<Heads, Options...>, features_of_one<Out, Heads>> {
  /// The features of one head, and the heads that keys and values have.
  using head = features_of_one<Out, Heads>;
  using shared_heads = key_value_heads<Heads, Options...>;

  using projection = qkv_projection<In, Out, Options...>;
  using shared_projection = qkv_projection<In, typename split_heads<Out, Heads, shared_heads>::shared_out, Options...>;
  using output = linear<all_heads<Out::size>, Out>;

  projection W_query;
  shared_projection W_key, W_value;
  output out_proj;
  static constexpr parameter_members<&multi_head_attention::W_query, &multi_head_attention::W_key,
                                     &multi_head_attention::W_value, &multi_head_attention::out_proj>
      parameters{"W_query", "W_key", "W_value", "out_proj"};

  headsup::dropout dropout{};

  /// All zeros, to be copied or loaded into.
  constexpr multi_head_attention() = default;
  HEADSUP_NOT_OF_NUMBERS(multi_head_attention, HEADSUP_DROPOUT_LAYER_OF_NUMBERS);

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit multi_head_attention(torch_generator& generator, double dropout_rate = 0)
      : W_query(generator), W_key(generator), W_value(generator), out_proj(generator), dropout(dropout_rate) {}
  constexpr explicit multi_head_attention(torch_generator&& generator, double dropout_rate = 0)
      : multi_head_attention(generator, dropout_rate) {}

 private:
  friend struct headsup_run_time::access;

  using made = decltype(diagnostics::check<rule::made_multi_head_attention<In, Out, Context, Heads, Options...>>());
  using options = attention_options<Options...>;
  using split_up = split_heads<Out, Heads, shared_heads>;

  headsup_kernels::attention kernel() const {
    headsup_kernels::attention job = headsup_run_time::attention_of(W_query, W_key, W_value, head::size);
    job.heads = Heads::size;
    job.group = Heads::size / shared_heads::size;
    job.causal = options::causal;
    if constexpr (options::window != 0) job.window = options::window;
    job.output = headsup_run_time::access::matrix(out_proj);
    return job;
  }

  /// The scores with what no query sees hidden, whatever the tokens are; `at` aligns queries with keys.
  template <auto... At> static constexpr auto hide(auto scores) {
    if constexpr (options::causal && options::window != 0)
      return mask_distant<tokens, keys, options::window, At...>(mask_future<tokens, keys, At...>(scores));
    else if constexpr (options::causal) return mask_future<tokens, keys, At...>(scores);
    else if constexpr (options::window != 0) return mask_distant<tokens, keys, options::window, At...>(scores);
    else return scores;
  }

  template <class X, std::same_as<torch_generator>... Generator>
  constexpr auto by_operations(X const& x, Generator&... generator) const {
    return mix(x, [](auto scores) { return scores; }, generator...);
  }
  template <class X, Tensor Present, class... Generator>
  constexpr auto by_operations(X const& x, Present const& present, Generator&... generator) const {
    return mix(x, [&](auto const& scores) { return mask_padding(scores, present); }, generator...);
  }
  template <class X, class Hide, class... Generator>
  constexpr auto mix(X const& x, Hide hide_more, Generator&... generator) const {
    auto const queries = split_up::of_queries(W_query(x));
    auto const key_vectors = rename<tokens, keys>(split_up::template of_keys<tokens>(W_key(x)));
    auto const values = rename<tokens, keys>(split_up::template of_keys<tokens>(W_value(x)));

    auto const scores = hide_more(hide(scaled_scores<head_dim>(queries, key_vectors)));
    auto const weights = dropout(softmax<keys>(scores), generator...);
    auto const mixed = attend(weights, values);

    return out_proj(split_up::merged(mixed));
  }

  template <class X, class Cache> constexpr auto step_by_operations(X const& x, Cache& into) const {
    auto const queries = split_up::of_queries(W_query(x));
    unfinished_step started(into);
    into.append(split_up::template of_keys<tokens>(W_key(x)), split_up::template of_keys<tokens>(W_value(x)));
    auto const mixed = attend_to_cached(
        queries, into, [](auto scores) { return hide<aligned_to_end>(static_cast<decltype(scores)&&>(scores)); });
    auto result = out_proj(split_up::merged(mixed));
    started.finish();
    return result;
  }
};
}  // namespace HEADSUP_NAMESPACE
