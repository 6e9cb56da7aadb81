#pragma once

#include <headsup/layers/causal_attention.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation multi_head_attention_made{
    .name = "multi_head_attention",
    .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>, kv_heads<N>?>()",
    .rules = {in_their_places, sizes_known.or_else("{unknown}<N> with a number"), divide_among_heads},
    .is = of_a_layer,
    .first_there = 2,
    .last_there = 1,
    .works_on = {role::d_in, role::d_out, role::context_length, role::heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class In, class Out, class Context, class Heads, class... Options>
struct made_multi_head_attention
    : all<is_named_so<knows_options, headsup_calls::op::multi_head_attention_made, Options...>,
          headsup_calls::refused<
              headsup_calls::op::multi_head_attention_made,
              headsup_calls::naming<headsup_calls::roles<>,
                                    headsup_detail::axes_among<In, Out, Context, Heads, Options...>>>> {};
template <class In, class Out, class Context, class Heads, class... Options>
struct multi_head_attention
    : padded_layer<
          "multi_head_attention", In, Out, Context, Heads,
          all<made_multi_head_attention<In, Out, Context, Heads, Options...>, typename linear<In, Out>::made>> {
  static constexpr bool causal = attention_options<Options...>::causal;
};
}  // namespace headsup_rule

/// Refuses other arguments.
template <class In = void, class Out = void, class Context = void, class Heads = void, class... Options>
struct multi_head_attention : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each,
                                                                    headsup_calls::op::multi_head_attention_made, In,
                                                                    Out, Context, Heads, Options...>>());
};
template <class... Sizes> multi_head_attention(Sizes const&...) -> multi_head_attention<>;

/// Attention whose projections are split among heads, with an output projection: MultiHeadAttention (listing 3.5), the
/// attention of GPT-2.
///
/// The options are any of qkv_bias::yes; without_bias, for the output projection; bidirectional, which leaves out the
/// causal mask; sliding_window<N>; and kv_heads<N>, with which the heads share N heads of keys and values:
/// grouped-query attention.
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
                             headsup_rule::multi_head_attention<In, Out, Context, Heads, Options...>,
                             split_heads<Out, Heads, headsup_detail::key_value_heads<Heads, Options...>>,
                             seen_keys<attention_options<Options...>::causal, attention_options<Options...>::window>> {
  using split = split_heads<Out, Heads, headsup_detail::key_value_heads<Heads, Options...>>;
  /// The features of one head, and the heads that keys and values have.
  using head = typename split::head;
  using shared_heads = typename split::shared_heads;

  using projection = headsup_detail::qkv_projection<In, Out, Options...>;
  using shared_projection = headsup_detail::qkv_projection<In, typename split::shared_out, Options...>;
  using output = linear<all_heads<Out::size>, Out, attention_options<Options...>::biases>;

  projection W_query;
  shared_projection W_key, W_value;
  output out_proj;
  static constexpr parameter_members<&multi_head_attention::W_query, &multi_head_attention::W_key,
                                     &multi_head_attention::W_value, &multi_head_attention::out_proj>
      parameters{"W_query", "W_key", "W_value", "out_proj"};

  headsup::dropout dropout{};

  /// All zeros, to be copied or loaded into.
  constexpr multi_head_attention() = default;
  constexpr explicit multi_head_attention(headsup_detail::no_sizes_but_a_rate, auto const&...) {}

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit multi_head_attention(headsup_detail::Generator auto&& generator, double dropout_rate = 0)
      : W_query(generator), W_key(generator), W_value(generator), out_proj(generator), dropout(dropout_rate) {}

 private:
  using made = decltype(headsup_diagnostics::check<
                        headsup_rule::made_multi_head_attention<In, Out, Context, Heads, Options...>>());
};
}  // namespace HEADSUP_NAMESPACE
