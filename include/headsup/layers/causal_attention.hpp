#ifndef HEADSUP_LAYERS_CAUSAL_ATTENTION_HPP
#define HEADSUP_LAYERS_CAUSAL_ATTENTION_HPP

#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/layers/dropout.hpp>
#include <headsup/layers/self_attention.hpp>
#include <headsup/ops/mask.hpp>

namespace headsup {

/// Self-attention in which no token sees a later one, with dropout on the weights: CausalAttention (listing 3.3).
///
/// layer(x) is inference, layer(x, generator) is training and draws the dropout masks.
///
/// Shapes  [A..., tokens up to Context, In] -> [A..., tokens, Out]
/// Errors  an input without tokens and In, more tokens than Context: at compile time; a rate outside 0 to 1
template <Axis In, Axis Out, Axis Context, qkv_bias Bias = qkv_bias::no>
struct causal_attention {
  using projection = linear<In, Out, Bias == qkv_bias::yes ? bias::yes : bias::no>;

  BOOST_HANA_DEFINE_STRUCT(causal_attention, (projection, W_query), (projection, W_key), (projection, W_value));

  headsup::dropout dropout{};

  template <std::size_t N>
  using out_role = resized<Out, N>;

  /// All zeros, to be copied or loaded into.
  constexpr causal_attention() = default;

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit causal_attention(torch_generator& generator, double dropout_rate = 0)
      : W_query(generator), W_key(generator), W_value(generator), dropout(dropout_rate) {}
  constexpr explicit causal_attention(torch_generator&& generator, double dropout_rate = 0)
      : causal_attention(generator, dropout_rate) {}

  template <class X, class... Generator>
  constexpr auto operator()(X const& x, Generator&&... generator) const {
    if constexpr (is_mistake<X>) {
      return shape_mistake{};
    } else if constexpr (!can_train<Generator...>) {
      using mistake = diagnostics::no_generator<"causal_attention", std::remove_cvref_t<Generator>...>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else if constexpr (!SequenceWithin<X, In, Context>) {
      using mistake = diagnostics::cannot_attend_to_itself<"causal_attention", In, Context, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      auto const queries = W_query(x);
      auto const key_vectors = rename<tokens, keys>(W_key(x));
      auto const values = rename<tokens, keys>(W_value(x));

      auto const scores = scaled_scores<out_role>(queries, key_vectors);
      auto const weights = dropout(softmax<keys>(mask_future<tokens, keys>(scores)), generator...);
      return attend(weights, values);
    }
  }
};

}  // namespace headsup

#endif
