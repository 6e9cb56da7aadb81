#pragma once

#include <headsup/layers/attention_layer.hpp>
#include <headsup/layers/dropout.hpp>
#include <headsup/layers/parameters.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation cross_attention_made{
    .name = "cross_attention",
    .form = "<d_in<N>, d_in<N>, d_out<N>, heads<N>, kv_heads<N>?, N>()",
    .rules = {has_no_window.or_else("leave out sliding_window<{given}>"), in_their_places,
              sizes_known.or_else("{unknown}<N> with a number"), divide_among_heads},
    .is = of_a_layer,
    .last_there = 2,
    .works_on = {role::d_in, role::d_in, role::d_out, role::heads}};
inline constexpr operation cross_attention{
    .name = "cross_attention",
    .form = "<d_in<N>, d_in<N>, d_out<N>, heads<N>>(x, source, present?, generator?)",
    .rules = {takes_no_more, has_its_axes.in(0), has_features.in(0).or_else(embed_ids, are_ids), lacks_output,
              lacks_its_axes, has_its_axes.in(1), has_features.in(1), of_float.in(0), of_float.in(1), of_bools.in(2),
              agree, of_one_batch, is_of_the_places.in(2), means_what_it_says.in(2)},
    .is = of_a_layer | draws,
    .last_there = 2,
    .tensors = 3,
    .works_on = {role::tokens, role::keys, role::head_dim}};
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class In, class Source, class Out, class Heads, class... Options>
struct made_cross_attention
    : all<is_named_so<knows_options, headsup_calls::op::cross_attention_made, Options...>,
          headsup_calls::refused<headsup_calls::op::cross_attention_made,
                                 headsup_calls::naming<headsup_calls::roles<>,
                                                       headsup_detail::axes_among<In, Source, Out, Heads, Options...>,
                                                       attention_options<Options...>::window>>> {};
template <class In, class Source, class Out, class Heads, class... Options>
struct cross_attention : layer_call<headsup_calls::op::cross_attention, axes<In, Source, Out, Heads>,
                                    made_cross_attention<In, Source, Out, Heads, Options...>, "(x, source)"> {
  using features = In;
  using source_features = Source;
};
}  // namespace headsup_rule

/// Refuses other arguments.
template <class In = void, class Source = void, class Out = void, class Heads = void, class... Options>
struct cross_attention : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<
               headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each, headsup_calls::op::cross_attention_made,
                                         In, Source, Out, Heads, Options...>>());
};
template <class... Sizes> cross_attention(Sizes const&...) -> cross_attention<>;

/// Attention to another text: every token of x looks at all keys of a source, as those of a decoder look at the text
/// that an encoder has read.
///
/// The options are any of qkv_bias::yes, without_bias and kv_heads<N>. layer(x, source) is inference, layer(x, source,
/// generator) is training. After the source, `present` can say which of its keys are no padding: layer(x, source,
/// present).
///
/// - Shapes: [A..., tokens, In], [A..., keys, Source] -> [A..., tokens, Out]; present is [A..., keys] of bool
/// - Errors: inputs without tokens and In, or keys and Source; other batches; Out that does not divide among Heads; a
///           window: at compile time; a rate outside 0 to 1: argument_error
/// - Source: Vaswani et al., Attention Is All You Need, section 3.2.3
template <Axis In, Axis Source, Axis Out, Axis Heads, class... Options>
struct cross_attention<In, Source, Out, Heads, Options...>
    : attention_layer<cross_attention<In, Source, Out, Heads, Options...>,
                      headsup_rule::cross_attention<In, Source, Out, Heads, Options...>,
                      split_heads<all_heads<Out::size>, Heads, headsup_detail::key_value_heads<Heads, Options...>>,
                      seen_keys<false>> {
 private:
  // Sizes known only at run time are refused here, and not once more by the linear layers.
  template <class Layer>
  using if_sized = std::conditional_t<axes<In, Source, Out, Heads>::fixed, Layer, linear<d_in<1>, d_out<1>>>;

 public:
  /// The features of tokens and of what they look at, those of one head, and the heads that keys and values have.
  using split = split_heads<all_heads<Out::size>, Heads, headsup_detail::key_value_heads<Heads, Options...>>;
  using source_features = Source;
  using head = typename split::head;
  using shared_heads = typename split::shared_heads;

  using projection = if_sized<headsup_detail::qkv_projection<In, all_heads<Out::size>, Options...>>;
  using source_projection = if_sized<headsup_detail::qkv_projection<Source, typename split::shared_out, Options...>>;
  using output = if_sized<linear<all_heads<Out::size>, Out, attention_options<Options...>::biases>>;

  projection W_query;
  source_projection W_key, W_value;
  output out_proj;
  static constexpr parameter_members<&cross_attention::W_query, &cross_attention::W_key, &cross_attention::W_value,
                                     &cross_attention::out_proj>
      parameters{"W_query", "W_key", "W_value", "out_proj"};

  headsup::dropout dropout{};

  /// All zeros, to be copied or loaded into.
  constexpr cross_attention() = default;
  constexpr explicit cross_attention(headsup_detail::no_sizes_but_a_rate, auto const&...) {}

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit cross_attention(headsup_detail::Generator auto&& generator, double dropout_rate = 0)
      : W_query(generator), W_key(generator), W_value(generator), out_proj(generator), dropout(dropout_rate) {}

 private:
  using made =
      decltype(headsup_diagnostics::check<headsup_rule::made_cross_attention<In, Source, Out, Heads, Options...>>());
};
}  // namespace HEADSUP_NAMESPACE
