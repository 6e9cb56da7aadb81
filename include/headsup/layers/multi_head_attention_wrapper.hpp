#ifndef HEADSUP_LAYERS_MULTI_HEAD_ATTENTION_WRAPPER_HPP
#define HEADSUP_LAYERS_MULTI_HEAD_ATTENTION_WRAPPER_HPP

#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/layers/causal_attention.hpp>
#include <headsup/ops/concat.hpp>

#include <utility>

namespace headsup {

/// Several causal heads side by side, each with its own weights: MultiHeadAttentionWrapper (listing 3.4).
///
/// Out is the output of one head; the outputs are joined along it.
///
/// Shapes  [A..., tokens up to Context, In] -> [A..., tokens, Out times the number of heads]
/// Errors  as causal_attention
template <Axis In, Axis Out, Axis Context, Axis Heads, qkv_bias Bias = qkv_bias::no>
struct multi_head_attention_wrapper {
  using head = causal_attention<In, Out, Context, Bias>;
  using head_list = head[Heads::size];

  BOOST_HANA_DEFINE_STRUCT(multi_head_attention_wrapper, (head_list, heads));

  template <std::size_t N>
  using out_role = resized<Out, N>;

  static constexpr bool possible = detail::in_place<Context, Heads>;
  using axes_mistake = diagnostics::no_such_layer<"multi_head_attention_wrapper", In, Out, Context, Heads>;
  using checked = decltype(diagnostics::check<axes_mistake, possible>());

  /// All zeros, to be copied or loaded into.
  constexpr multi_head_attention_wrapper() = default;

  /// PyTorch's initial weights, head by head.
  constexpr explicit multi_head_attention_wrapper(torch_generator& generator, double dropout_rate = 0) {
    for (head& each : heads) each = head(generator, dropout_rate);
  }
  constexpr explicit multi_head_attention_wrapper(torch_generator&& generator, double dropout_rate = 0)
      : multi_head_attention_wrapper(generator, dropout_rate) {}

  template <class X, class... Generator>
  constexpr auto operator()(X const& x, Generator&&... generator) const {
    if constexpr (is_mistake<X> || !possible) {
      return shape_mistake{};
    } else if constexpr (!can_train<Generator...>) {
      using mistake = diagnostics::no_generator<"multi_head_attention_wrapper", std::remove_cvref_t<Generator>...>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else if constexpr (!SequenceWithin<X, In, Context>) {
      using mistake = diagnostics::cannot_attend_to_itself<"multi_head_attention_wrapper", In, Context, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      using part = decltype(heads[0](x, generator...));
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        // Braces evaluate in order, and the heads draw their dropout masks in order.
        part const parts[] = {heads[I](x, generator...)...};
        return concat<out_role>(parts[I]...);
      }(std::make_index_sequence<Heads::size>{});
    }
  }
};

}  // namespace headsup

#endif
