#pragma once

#include <headsup/layers/cached_step.hpp>
#include <headsup/layers/padding.hpp>
#include <headsup/layers/refused_calls.hpp>
#include <headsup/layers/run_time.hpp>
#include <headsup/layers/seen_keys.hpp>
#include <headsup/layers/sequence.hpp>
#include <headsup/layers/split_heads.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_run_time {
/// Whether the kernels compute what a layer does.
template <class Layer> concept HasKernel =
    headsup_detail::kernels_know<typename Layer::seen> && requires(Layer const& layer) { layer.W_query; };

/// An attention layer as the kernels take it.
template <HasKernel Layer> headsup_kernels::attention kernel_of(Layer const& layer) {
  using split = typename Layer::split;
  using seen = typename Layer::seen;
  headsup_kernels::attention job{.heads = split::heads::size,
                                 .group = split::heads::size / split::shared_heads::size,
                                 .head_dim = split::head::size,
                                 .causal = seen::causal,
                                 .scale = 1 / headsup_math::sqrt(static_cast<double>(split::head::size)),
                                 .query = weights_of(layer.W_query),
                                 .key = weights_of(layer.W_key),
                                 .value = weights_of(layer.W_value)};
  if constexpr (seen::window != 0) job.window = seen::window;
  if constexpr (requires { layer.out_proj; }) job.output = weights_of(layer.out_proj);
  return job;
}
}  // namespace headsup_run_time

/// The base of attention layers: from x to queries, keys and values, to scores, weights, and the result.
///
/// A layer, Self, derives from it and has as public members
///
/// - W_query, W_key and W_value: linear layers, or matrices over (In, Out)
/// - out_proj, if there is one: a linear layer from all_heads
/// - dropout, if there is one: that of the weights
/// - sees, if what tokens see has parameters: a Seen, which is a layer of its own
///
/// Call are the rules of its calls: headsup_rule::sequence_layer, with padding headsup_rule::padded_layer. Split says
/// how projections become heads: one_head or split_heads. Seen says what tokens see: seen_keys, which kernels compute
/// without asking the layer anything else, or a struct of your own. The layer gets its call, with x, the text that it
/// looks at if that is another, what is present, and a generator; and pack takes it.
///
/// examples/32_own_layer.cpp is one.
template <class Self, class Call, class Split, class Seen>
class attention_layer : public headsup_detail::no_forward<Call> {
 public:
  using call = Call;
  using split = Split;
  using seen = Seen;
  /// The features that it takes.
  using features = typename Call::features;

  using headsup_detail::no_forward<Call>::operator();
  /// layer(x) is inference; layer(x, generator) is training, and draws dropout masks if the layer has dropout. A layer
  /// that knows padding can also be given, before a generator, which tokens are present. Cross-attention is given the
  /// text that it looks at after x.
  template <class X, class... Given> constexpr auto operator()(X const& x, Given&&... given) const {
    if constexpr (!takes<X, Given...>) {
#if defined(HEADSUP_AS_PYTORCH)
      using mistake = headsup_detail::broken_by<Call, X, Given...>;
      return headsup_by_place::read_layer<mistake, Call, sizeof...(Given)>(self(), x);
#else
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<Call, X, Given...>));
      return shape_mistake{};
#endif
    } else {
      Call::must_hold(x, given...);
      return computed(x, [this, &x, &given...] { return self().by_operations(x, given...); }, given...);
    }
  }

  /// The same in typed operations alone, as constants and small tensors are computed. What it is given is not checked.
  template <class X, class... Given> constexpr auto by_operations(X const& x, Given&... given) const {
    return mixed(self(), x, given...);
  }

  /// The same for other Weights that have the members of Self, as packed ones.
  template <class Weights, class X, class... Given>
  static constexpr auto mixed(Weights const& weights, X const& x, Given&... given) {
    if constexpr (requires { typename Call::source_features; }) return mixed_with(weights, x, given...);
    else return mixed_with(weights, x, x, given...);
  }

 protected:
  constexpr Self const& self() const { return static_cast<Self const&>(*this); }

  /// What a kernel computes, or the operations.
  template <class X, class Operations, class... Given>
  constexpr auto computed(X const& x, Operations operations, Given&... given) const {
    if constexpr (headsup_run_time::HasKernel<Self>) {
      constexpr bool alone = !((Tensor<Given> || std::is_same_v<Given, torch_generator>) || ...);
      auto const kernel = [&](auto* at) {
        headsup_run_time::run(at, instruction_set_in_use(), self(), headsup_run_time::kernel_of(self()), x, given...);
      };
      if constexpr (alone)
        return headsup_run_time::by_library<Split::out::size, tokens<1>, features>(x, operations, kernel);
      else return headsup_run_time::by_size<Split::out::size, tokens<1>, features>(x, operations, kernel);
    } else {
      return operations();
    }
  }

  /// x times a weight: a linear layer, or a matrix.
  template <class X, class Weight> static constexpr auto projected(X const& x, Weight const& weight) {
    if constexpr (Tensor<Weight>) return contract<headsup_rule::role_of<features>::template type>(x, weight);
    else return weight(x);
  }
  /// Scores as their queries see them, which stand At beside the keys.
  template <auto... At, class Weights, class Scores>
  static constexpr auto seen_by(Weights const& weights, Scores&& scores) {
    if constexpr (requires { weights.sees; }) return weights.sees.template of<At...>(static_cast<Scores&&>(scores));
    else return Seen::template of<At...>(static_cast<Scores&&>(scores));
  }
  template <class Weights, class X> static constexpr auto finished(Weights const& weights, X&& mixed) {
    if constexpr (requires { weights.out_proj; }) return weights.out_proj(Split::merged(static_cast<X&&>(mixed)));
    else return Split::merged(static_cast<X&&>(mixed));
  }

 private:
  template <class X, class... Given>
  static constexpr bool takes = Call::template rules<described<X>, described<Given>...>::value &&
                                (1 + sizeof...(Given) >= (requires { typename Call::source_features; } ? 2 : 1));

  template <class Weights, class X, class Source, std::same_as<torch_generator>... Generator>
  static constexpr auto mixed_with(Weights const& weights, X const& x, Source const& source, Generator&... generator) {
    return mix(weights, x, source, [](auto scores) { return scores; }, generator...);
  }
  template <class Weights, class X, class Source, Tensor Present, class... Generator>
  static constexpr auto mixed_with(Weights const& weights, X const& x, Source const& source, Present const& present,
                                   Generator&... generator) {
    return mix(weights, x, source, [&](auto const& scores) { return mask_padding(scores, present); }, generator...);
  }
  template <class Weights, class X, class Source, class Hide, class... Generator>
  static constexpr auto mix(Weights const& weights, X const& x, Source const& source, Hide hide,
                            Generator&... generator) {
    auto const queries = Split::of_queries(projected(x, weights.W_query));
    auto const key_vectors = of_keys(projected(source, weights.W_key));
    auto const values = of_keys(projected(source, weights.W_value));

    auto const scores = hide(seen_by(weights, scaled_scores<Split::template features>(queries, key_vectors)));
    if constexpr (requires { weights.dropout; })
      return finished(weights, attend(weights.dropout(softmax<keys>(scores), generator...), values));
    else return finished(weights, attend(softmax<keys>(scores), values));
  }
  /// Keys or values of tokens, which become keys, or of another text, which are.
  template <class X> static constexpr auto of_keys(X&& projected) {
    if constexpr (requires { typename Call::source_features; })
      return Split::template of_keys<keys>(static_cast<X&&>(projected));
    else return rename<tokens, keys>(Split::template of_keys<tokens>(static_cast<X&&>(projected)));
  }
};

/// The same for layers whose tokens see no later ones, which can also process a sequence step by step.
template <class Self, class Call, class Split, class Seen>
class causal_attention_layer : public attention_layer<Self, Call, Split, Seen> {
  using base = attention_layer<Self, Call, Split, Seen>;
  using step_call = headsup_rule::step<Call, typename Split::shared_heads, typename Split::head>;

 public:
  using typename base::features;

  /// Where steps keep the keys and values of their tokens. Batch are the axes of independent sequences.
  template <class... Batch>
  using cache = key_value_cache<typename headsup_rule::batch_axes_of<Batch...>::type, typename Split::shared_heads,
                                typename Call::context, typename Split::head>;

  /// The output for tokens that follow those in the cache, as if the whole sequence had been passed, in inference.
  /// Their keys and values are added to the cache.
  ///
  /// With <headsup/serving.hpp>, sequences of different lengths have a cache<> each, in an array, a span or a vector,
  /// or pointers to them there. Each gets as many new tokens, and the weights are read once for all.
  ///
  /// - Shapes: [A..., tokens, In], a cache over (A..., Heads, Context, HeadDim) -> [A..., tokens, Out];
  ///           [A, tokens, In], a cache over (Heads, Context, HeadDim) for each position of A -> [A, tokens, Out]
  /// - Errors: as operator(); a cache for another layer or batch: at compile time; more tokens in all than Context:
  ///           size_error; the same cache for two sequences: argument_error; and all caches are as before
  template <class X, class... Cache> constexpr auto step(X const& x, Cache&&... given) const {
    if constexpr (!step_call::template rules<described<X>, described<Cache>...>::value || sizeof...(Cache) != 1) {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<step_call, X, Cache...>));
      return shape_mistake{};
    } else {
      auto&& into = headsup_detail::as_cache<X, features>(given...);
      step_call::must_hold(x, into);
      into.each([this](auto& one) { one.must_be_of(headsup_detail::mark_of(this->self()), Call::name); });
      return this->computed(x, [this, &x, &into] { return this->self().step_by_operations(x, into); }, into);
    }
  }

  /// The same in typed operations alone. What it is given is not checked.
  template <class X, class Cache> constexpr auto step_by_operations(X const& x, Cache& into) const {
    return stepped(this->self(), x, into);
  }
  template <class Weights, class X, class Cache>
  static constexpr auto stepped(Weights const& weights, X const& x, Cache& into) {
    auto const of_keys = [&x](auto const& weight) {
      return Split::as_cached(Split::template of_keys<tokens>(base::projected(x, weight)));
    };
    auto const queries = Split::as_cached(Split::of_queries(base::projected(x, weights.W_query)));
    unfinished_step started(into);
    into.append(of_keys(weights.W_key), of_keys(weights.W_value));
    auto const mixed = attend_to_cached(queries, into, [&weights](auto scores) {
      return base::template seen_by<aligned_to_end>(weights, static_cast<decltype(scores)&&>(scores));
    });
    auto result = base::finished(weights, Split::of_cached(mixed));
    started.finish();
    return result;
  }
};
}  // namespace HEADSUP_NAMESPACE
