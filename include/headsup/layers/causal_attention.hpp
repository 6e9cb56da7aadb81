#ifndef HEADSUP_LAYERS_CAUSAL_ATTENTION_HPP
#define HEADSUP_LAYERS_CAUSAL_ATTENTION_HPP

#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/layers/dropout.hpp>
#include <headsup/layers/key_value_cache.hpp>
#include <headsup/layers/self_attention.hpp>
#include <headsup/ops/expand.hpp>
#include <headsup/ops/mask.hpp>
#include <headsup/ops/take.hpp>

namespace HEADSUP_NAMESPACE {

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

  using size_mistake = diagnostics::written_without_size<"causal_attention", axes<Context>>;
  using size_checked = decltype(diagnostics::check<size_mistake, axes<Context>::fixed>());

  /// What a step puts the keys and values of its tokens into, for sequences side by side over Batch.
  template <Axis... Batch>
  using cache = key_value_cache<axes<Batch...>, heads<1>, Context, head_dim<Out::size>>;

  /// The features that it takes.
  using features = In;

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
      must_take(x);
      return detail::by_size<Out::size, tokens<1>, In>(
          x, [&] { return by_operations(x, generator...); },
          [&](float* out) { detail::attend_into(out, instruction_set_in_use(), kernel(), x, dropout, generator...); });
    }
  }

  /// The output for tokens that come after those in the cache, into which their keys and values go: as if the whole
  /// sequence had been passed, in inference.
  ///
  /// Shapes  [A..., tokens, In], a cache over (A..., heads<1>, Context, head_dim) -> [A..., tokens, Out]
  /// Errors  as operator(); a cache for another layer or batch: at compile time; more tokens in all than Context:
  ///         size_error, and the cache is as before
  template <class X, class Cache>
  constexpr auto step(X const& x, Cache&& into) const {
    if constexpr (is_mistake<X>) {
      return shape_mistake{};
    } else if constexpr (!SequenceWithin<X, In, Context>) {
      using mistake = diagnostics::cannot_attend_to_itself<"causal_attention", In, Context, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else if constexpr (!can_step<X, Cache, In, heads<1>, Context, head_dim<Out::size>>) {
      using mistake = detail::wrong_cache<"causal_attention", X, Cache, In, heads<1>, Context, head_dim<Out::size>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      must_step(x, into);
      return detail::by_size<Out::size, tokens<1>, In>(
          x, [&] { return step_by_operations(x, into); },
          [&](float* out) { detail::step_into(out, instruction_set_in_use(), kernel(), x, into); });
    }
  }

  /// What x and a cache must be where only the run time tells.
  template <class X>
  static constexpr void must_take(X const& x) {
    detail::must_be_sequence<"causal_attention", In, Context>(x.shape());
  }
  template <class X, class Cache>
  static constexpr void must_step(X const& x, Cache const& into) {
    detail::must_be_sequence<"causal_attention", In>(x.shape());
    detail::must_fit<"causal_attention">(x.shape(), into);
  }

  /// What the kernels of the machine take.
  kernels::attention kernel() const {
    return detail::attention_of(W_query, W_key, W_value, Out::size);
  }

 private:
  template <class X, class... Generator>
  constexpr auto by_operations(X const& x, Generator&... generator) const {
    auto const queries = W_query(x);
    auto const key_vectors = rename<tokens, keys>(W_key(x));
    auto const values = rename<tokens, keys>(W_value(x));

    auto const scores = scaled_scores<out_role>(queries, key_vectors);
    auto const weights = dropout(softmax<keys>(mask_future<tokens, keys>(scores)), generator...);
    return attend(weights, values);
  }

  /// step in typed operations, once x and the cache were checked.
  template <class X, class Cache>
  constexpr auto step_by_operations(X const& x, Cache& into) const {
    auto const as_head = [](auto&& projected) {
      return expand<heads<1>>(rename<out_role, head_dim>(static_cast<decltype(projected)>(projected)));
    };
    auto const queries = as_head(W_query(x));
    detail::unfinished_step started(into);
    into.append(as_head(W_key(x)), as_head(W_value(x)));
    auto result = rename<head_dim, out_role>(take<heads>(detail::attend_to_cached(queries, into), 0));
    started.finish();
    return result;
  }
};

}  // namespace HEADSUP_NAMESPACE

#endif
