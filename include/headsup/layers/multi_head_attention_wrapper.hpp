#ifndef HEADSUP_LAYERS_MULTI_HEAD_ATTENTION_WRAPPER_HPP
#define HEADSUP_LAYERS_MULTI_HEAD_ATTENTION_WRAPPER_HPP

#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/layers/causal_attention.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/stack.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {

/// Several causal heads side by side, each with its own weights: MultiHeadAttentionWrapper (listing 3.4).
///
/// Out is the output of one head; the outputs are joined along it.
///
/// Shapes  [A..., tokens up to Context, In] -> [A..., tokens, Out times the number of heads]
/// Errors  as causal_attention
template <Axis In, Axis Out, Axis Context, Axis Heads, qkv_bias Bias = qkv_bias::no>
struct multi_head_attention_wrapper {
  using head = causal_attention<In, Out, Context, Bias>;
  using head_list = head[Heads::size == dynamic ? 1 : Heads::size];

  BOOST_HANA_DEFINE_STRUCT(multi_head_attention_wrapper, (head_list, heads));

  template <std::size_t N>
  using out_role = resized<Out, N>;
  template <std::size_t N>
  using heads_role = resized<Heads, N>;

  static constexpr bool possible = axes<Context, Heads>::fixed && detail::in_place<Context, Heads>;
  using axes_mistake = diagnostics::no_such_layer<"multi_head_attention_wrapper", In, Out, Context, Heads>;
  using checked = decltype(diagnostics::check<axes_mistake, possible>());

  /// What a step puts the keys and values of its tokens into, for sequences side by side over Batch.
  template <Axis... Batch>
  using cache = key_value_cache<axes<Batch...>, Heads, Context, head_dim<Out::size>>;

  /// The features that it takes.
  using features = In;

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
      must_take(x);
      using part = decltype(heads[0](x, generator...));
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        // Braces evaluate in order, and the heads draw their dropout masks in order.
        part const parts[] = {heads[I](x, generator...)...};
        return concat<out_role>(parts[I]...);
      }(std::make_index_sequence<Heads::size>{});
    }
  }

  /// The output for tokens that come after those in the cache, into which their keys and values go: as if the whole
  /// sequence had been passed, in inference.
  ///
  /// Shapes  [A..., tokens, In], a cache over (A..., Heads, Context, head_dim) -> [A..., tokens, Out times Heads]
  /// Errors  as operator(); a cache for another layer or batch: at compile time; more tokens in all than Context:
  ///         size_error, and the cache is as before
  template <class X, class Cache>
  constexpr auto step(X const& x, Cache&& into) const {
    if constexpr (is_mistake<X> || !possible || !axes<In, Out>::fixed) {
      return shape_mistake{};
    } else if constexpr (!SequenceWithin<X, In, Context>) {
      using mistake = diagnostics::cannot_attend_to_itself<"multi_head_attention_wrapper", In, Context, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else if constexpr (!can_step<X, Cache, In, Heads, Context, head_dim<Out::size>>) {
      using mistake =
          detail::wrong_cache<"multi_head_attention_wrapper", X, Cache, In, Heads, Context, head_dim<Out::size>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      must_step(x, into);
      return step_by_operations(x, into, std::make_index_sequence<Heads::size>{});
    }
  }

  /// What x and a cache must be where only the run time tells.
  template <class X>
  static constexpr void must_take(X const& x) {
    detail::must_be_sequence<"multi_head_attention_wrapper", In, Context>(x.shape());
  }
  template <class X, class Cache>
  static constexpr void must_step(X const& x, Cache const& into) {
    detail::must_be_sequence<"multi_head_attention_wrapper", In>(x.shape());
    detail::must_fit<"multi_head_attention_wrapper">(x.shape(), into);
  }

 private:
  /// step in typed operations, once x and the cache were checked.
  template <class X, class Cache, std::size_t... I>
  constexpr auto step_by_operations(X const& x, Cache& into, std::index_sequence<I...>) const {
    auto const side_by_side = [](auto const&... of_heads) {
      return rename<out_role, head_dim>(stack<heads_role>(of_heads...));
    };
    auto const queries = side_by_side(heads[I].W_query(x)...);
    detail::unfinished_step started(into);
    into.append(side_by_side(heads[I].W_key(x)...), side_by_side(heads[I].W_value(x)...));
    auto const mixed = rename<head_dim, out_role>(detail::attend_to_cached(queries, into));
    auto result = concat<out_role>(take<heads_role>(mixed, I)...);
    started.finish();
    return result;
  }
};

}  // namespace HEADSUP_NAMESPACE

#endif
