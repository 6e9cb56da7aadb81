#ifndef HEADSUP_LAYERS_MULTI_HEAD_ATTENTION_HPP
#define HEADSUP_LAYERS_MULTI_HEAD_ATTENTION_HPP

#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/layers/causal_attention.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {

/// Causal attention whose projections are split among heads, with an output projection: MultiHeadAttention (listing
/// 3.5), the attention of GPT-2.
///
/// layer(x) is inference, layer(x, generator) is training and draws the dropout masks.
///
/// Shapes  [A..., tokens up to Context, In] -> [A..., tokens, Out]
/// Errors  Out that does not divide among Heads, an input without tokens and In, more tokens than Context: at compile
///         time; a rate outside 0 to 1: argument_error
template <Axis In, Axis Out, Axis Context, Axis Heads, qkv_bias Bias = qkv_bias::no>
struct multi_head_attention {
  using projection = linear<In, Out, Bias == qkv_bias::yes ? bias::yes : bias::no>;
  using output = linear<all_heads<Out::size>, Out>;

  BOOST_HANA_DEFINE_STRUCT(multi_head_attention, (projection, W_query), (projection, W_key), (projection, W_value),
                           (output, out_proj));

  headsup::dropout dropout{};

  /// The features of one head.
  using head = head_dim<Out::size / Heads::size + (Out::size < Heads::size ? 1 : 0)>;

  template <std::size_t N>
  using out_role = resized<Out, N>;
  template <std::size_t N>
  using heads_role = resized<Heads, N>;

  // A linear layer says that the size of In or Out is not known.
  static constexpr bool possible = axes<Context, Heads>::fixed &&
                                   (Out::size == dynamic || Out::size % Heads::size == 0) &&
                                   detail::in_place<Context, Heads>;
  using axes_mistake = diagnostics::no_such_layer<"multi_head_attention", In, Out, Context, Heads>;
  using checked = decltype(diagnostics::check<axes_mistake, possible>());

  /// What a step puts the keys and values of its tokens into, for sequences side by side over Batch.
  template <Axis... Batch>
  using cache = key_value_cache<axes<Batch...>, Heads, Context, head>;

  /// The features that it takes.
  using features = In;

  /// All zeros, to be copied or loaded into.
  constexpr multi_head_attention() = default;

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit multi_head_attention(torch_generator& generator, double dropout_rate = 0)
      : W_query(generator), W_key(generator), W_value(generator), out_proj(generator), dropout(dropout_rate) {}
  constexpr explicit multi_head_attention(torch_generator&& generator, double dropout_rate = 0)
      : multi_head_attention(generator, dropout_rate) {}

  template <class X, class... Generator>
  constexpr auto operator()(X const& x, Generator&&... generator) const {
    if constexpr (is_mistake<X> || !possible || !axes<In, Out>::fixed) {
      return shape_mistake{};
    } else if constexpr (!can_train<Generator...>) {
      using mistake = diagnostics::no_generator<"multi_head_attention", std::remove_cvref_t<Generator>...>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else if constexpr (!SequenceWithin<X, In, Context>) {
      using mistake = diagnostics::cannot_attend_to_itself<"multi_head_attention", In, Context, described<X>>;
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
  /// Shapes  [A..., tokens, In], a cache over (A..., Heads, Context, head_dim) -> [A..., tokens, Out]
  /// Errors  as operator(); a cache for another layer or batch: at compile time; more tokens in all than Context:
  ///         size_error, and the cache is as before
  template <class X, class Cache>
  constexpr auto step(X const& x, Cache&& into) const {
    if constexpr (is_mistake<X> || !possible || !axes<In, Out>::fixed) {
      return shape_mistake{};
    } else if constexpr (!SequenceWithin<X, In, Context>) {
      using mistake = diagnostics::cannot_attend_to_itself<"multi_head_attention", In, Context, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else if constexpr (!can_step<X, Cache, In, Heads, Context, head>) {
      using mistake = detail::wrong_cache<"multi_head_attention", X, Cache, In, Heads, Context, head>;
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
    detail::must_be_sequence<"multi_head_attention", In, Context>(x.shape());
  }
  template <class X, class Cache>
  static constexpr void must_step(X const& x, Cache const& into) {
    detail::must_be_sequence<"multi_head_attention", In>(x.shape());
    detail::must_fit<"multi_head_attention">(x.shape(), into);
  }

  /// What the kernels of the machine take.
  kernels::attention kernel() const {
    kernels::attention job = detail::attention_of(W_query, W_key, W_value, head::size);
    job.heads = Heads::size;
    job.output = out_proj.matrix();
    return job;
  }

 private:
  static constexpr auto per_head(auto&& projected) {
    return transpose<tokens, heads_role>(split<out_role, Heads, head>(static_cast<decltype(projected)>(projected)));
  }

  template <class X, class... Generator>
  constexpr auto by_operations(X const& x, Generator&... generator) const {
    auto const queries = per_head(W_query(x));
    auto const key_vectors = rename<tokens, keys>(per_head(W_key(x)));
    auto const values = rename<tokens, keys>(per_head(W_value(x)));

    auto const scores = scaled_scores<head_dim>(queries, key_vectors);
    auto const weights = dropout(softmax<keys>(mask_future<tokens, keys>(scores)), generator...);
    auto const mixed = attend(weights, values);

    return out_proj(merge<all_heads, heads_role, head_dim>(transpose<heads_role, tokens>(mixed)));
  }

  /// step in typed operations, once x and the cache were checked.
  template <class X, class Cache>
  constexpr auto step_by_operations(X const& x, Cache& into) const {
    auto const queries = per_head(W_query(x));
    detail::unfinished_step started(into);
    into.append(per_head(W_key(x)), per_head(W_value(x)));
    auto const mixed = detail::attend_to_cached(queries, into);
    auto result = out_proj(merge<all_heads, heads_role, head_dim>(transpose<heads_role, tokens>(mixed)));
    started.finish();
    return result;
  }
};

}  // namespace HEADSUP_NAMESPACE

#endif
