#pragma once

#include <headsup/gpt2/feed_forward.hpp>
#include <headsup/layers/layer_normalization.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/ops/residual.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation transformer_block_made{
    .name = "transformer_block",
    .form = "<d_in<N>, context_length<N>, heads<N>>()",
    .rules = {in_their_places, sizes_known.or_else("{unknown}<N> with a number")},
    .is = of_a_layer,
    .works_on = {role::d_in, role::context_length, role::heads}};
/// The same features twice: a block gives those that it takes.
inline constexpr operation transformer_block_divided{
    .name = "transformer_block",
    .form = "<d_in<N>, d_in<N>, context_length<N>, heads<N>, kv_heads<N>?>()",
    .rules = {divide_among_heads},
    .is = of_a_layer,
    .first_there = 2,
    .last_there = 1};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// What attention in a block calls its output, until the residual connection gives it the name of the input again.
template <class In> using block_output = std::conditional_t<same_role<In, d_out<1>>, d_in<In::size>, d_out<In::size>>;
}  // namespace headsup_detail

namespace headsup_rule {
template <class In, class Context, class Heads, class... Options>
using made_transformer_block =
    all<headsup_calls::refused<headsup_calls::op::transformer_block_made, headsup_calls::of_axes<In, Context, Heads>>,
        headsup_calls::refused<headsup_calls::op::transformer_block_divided,
                               headsup_calls::naming<headsup_calls::roles<>,
                                                     headsup_detail::axes_among<In, In, Context, Heads, Options...>>>>;
template <class In, class Context, class Heads, class... Options>
struct transformer_block : padded_layer<"transformer_block", In, headsup::headsup_detail::block_output<In>, Context,
                                        Heads, made_transformer_block<In, Context, Heads, Options...>> {
  static constexpr bool causal = attention_options<Options...>::causal;
  using split = split_heads<headsup::headsup_detail::block_output<In>, Heads,
                            headsup::headsup_detail::key_value_heads<Heads, Options...>>;
};
}  // namespace headsup_rule

namespace headsup_detail {
/// A block of any attention, feed-forward network and norms, plain or packed.
template <class Call, class Attention, class FeedForward, class Norm> struct transformer_block_of : no_forward<Call> {
  using call = Call;
  /// pack takes it apart.
  static constexpr bool has_parts = true;

  /// Where steps keep the keys and values of their tokens. Batch are the axes of independent sequences.
  template <class... Batch> using cache = typename Attention::template cache<Batch...>;

  Attention att;
  FeedForward ff;
  Norm norm1, norm2;
  headsup::dropout dropout{};

  constexpr transformer_block_of() = default;
  template <class Generator>
  constexpr transformer_block_of(Generator&& generator, double rate)
      : att(generator, rate), ff(generator), dropout(rate) {}
  constexpr transformer_block_of(Attention&& attention, FeedForward&& feed_forward, Norm&& first, Norm&& second,
                                 headsup::dropout dropped)
      : att(static_cast<Attention&&>(attention)),
        ff(static_cast<FeedForward&&>(feed_forward)),
        norm1(static_cast<Norm&&>(first)),
        norm2(static_cast<Norm&&>(second)),
        dropout(dropped) {}

  using no_forward<Call>::operator();
  template <class X, class... Given> constexpr auto operator()(X const& x, Given&&... given) const {
    if constexpr (!Call::template rules<described<X>, described<Given>...>::value) {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<Call, X, Given...>));
      return shape_mistake{};
    } else {
      Call::must_hold(x, given...);
      return finished(x, att(norm1(x), given...), given...);
    }
  }

  /// The output for tokens that follow those in the cache, as if the whole sequence had been passed, in inference.
  /// Their keys and values are added to the cache. See causal_attention_layer's step.
  template <class X, class... Cache> constexpr auto step(X const& x, Cache&&... given) const {
    using step_call = headsup_rule::step<Call, typename Call::split::shared_heads, typename Call::split::head,
                                         typename cache<>::number>;
    if constexpr (!step_call::template rules<described<X>, described<Cache>...>::value || sizeof...(Cache) != 1) {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<step_call, X, Cache...>));
      return shape_mistake{};
    } else {
      return finished(x, att.step(norm1(x), given...));
    }
  }

  /// The same block of what each(layer) makes of its layers.
  template <class Each> constexpr auto with_each(Each const& each) const {
    using block = transformer_block_of<Call, decltype(each(att)), decltype(each(ff)), decltype(each(norm1))>;
    return block(each(att), each(ff), each(norm1), each(norm2), dropout);
  }

 private:
  /// Both residual connections, after attention; in training with a generator, given last.
  template <class X, class Attended, class... Given>
  constexpr auto finished(X const& x, Attended&& attended, Given&... given) const {
    auto const seen = residual(x, dropped(static_cast<Attended&&>(attended), given...));
    return residual(seen, dropped(ff(norm2(seen)), given...));
  }
  template <class Y> constexpr Y&& dropped(Y&& y) const { return static_cast<Y&&>(y); }
  template <class Y, class First, class... Given>
  constexpr decltype(auto) dropped(Y&& y, First& first, Given&... given) const {
    if constexpr (std::is_same_v<First, torch_generator>) return dropout(static_cast<Y&&>(y), first);
    else return dropped(static_cast<Y&&>(y), given...);
  }
};

/// The activation of a block, and its attention, which takes all other options. Kept came before.
template <class Kept, class... Options> struct block_options;
template <class... Kept> struct block_options<headsup_rule::types<Kept...>> {
  static constexpr activation activates = activation::gelu_tanh;
  template <class In, class Out, class Context, class Heads>
  using attention = multi_head_attention<In, Out, Context, Heads, Kept...>;
};
template <class... Kept, class Option, class... More>
struct block_options<headsup_rule::types<Kept...>, Option, More...>
    : block_options<headsup_rule::types<Kept..., Option>, More...> {};
// Attention refuses a second one.
template <class... Kept, activation Activation, class... More>
struct block_options<headsup_rule::types<Kept...>, activated_by<Activation>, More...>
    : block_options<headsup_rule::types<Kept..., More...>> {
  static constexpr activation activates = Activation;
};

template <class In, class Context, class Heads, class... Options> struct block_parts {
  using call = headsup_rule::transformer_block<In, Context, Heads, Options...>;
  using options = block_options<headsup_rule::types<>, Options...>;
  static constexpr bias biases = attention_options<Options...>::biases;
  template <class Part> using part = part_if_made<call::made::value, Part>;
  using type =
      transformer_block_of<call, part<typename options::template attention<In, block_output<In>, Context, Heads>>,
                           part<feed_forward<In, d_ff<4 * In::size>, options::activates, biases>>,
                           part<layer_normalization<In, biases>>>;
};
}  // namespace headsup_detail

/// Refuses other arguments.
template <class In = void, class Context = void, class Heads = void, class... Options>
struct transformer_block : refused_layer {
  using refused_layer::refused_layer;
  using made = decltype(headsup_diagnostics::check<
                        headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each,
                                                  headsup_calls::op::transformer_block_made, In, Context, Heads>>());
};
template <class... Sizes> transformer_block(Sizes const&...) -> transformer_block<>;

/// A block of GPT-2: TransformerBlock (listing 4.6). Attention and a feed-forward network of four times the features,
/// each after a norm of its own, and each added to its input.
///
/// The options are those of multi_head_attention, where without_bias is for all parts, and activated_by. block(x) is
/// inference, block(x, generator) is training and draws the dropout masks; present can stand before the generator.
///
/// - Shapes: [A..., tokens up to Context, In] -> [A..., tokens, In]; present is [A..., tokens] of bool
/// - Errors: as multi_head_attention
/// - Source: Radford et al., Language Models are Unsupervised Multitask Learners, section 2.3
template <Axis In, Axis Context, Axis Heads, class... Options>
struct transformer_block<In, Context, Heads, Options...>
    : headsup_detail::block_parts<In, Context, Heads, Options...>::type {
  static constexpr parameter_members<&transformer_block::att, &transformer_block::ff, &transformer_block::norm1,
                                     &transformer_block::norm2>
      parameters{"att", "ff", "norm1", "norm2"};

  /// Norms that change nothing, and all other weights zero, to be copied or loaded into.
  constexpr transformer_block() = default;
  constexpr explicit transformer_block(headsup_detail::no_sizes_but_a_rate, auto const&...) {}

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit transformer_block(headsup_detail::Generator auto&& generator, double dropout_rate = 0)
      : transformer_block::transformer_block_of(generator, dropout_rate) {}

 private:
  using made = decltype(headsup_diagnostics::check<typename transformer_block::call::made>());
};
}  // namespace HEADSUP_NAMESPACE
