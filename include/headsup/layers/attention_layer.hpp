#pragma once

#include <headsup/layers/cached_step.hpp>
#include <headsup/layers/padding.hpp>
#include <headsup/layers/refused_calls.hpp>
#include <headsup/layers/run_time.hpp>
#include <headsup/layers/sequence.hpp>

namespace HEADSUP_NAMESPACE {
/// How attention layers are called, whatever they compute. A layer, Self, derives from it and has as private members
/// by_operations(x, generator...), its computation in typed operations, and kernel(), if the kernels can do it.
template <class Self, class Call, Axis Out> class attention_layer {
 public:
  /// The features that it takes.
  using features = typename Call::features;

  /// layer(x) is inference; layer(x, generator) is training, and draws dropout masks if the layer has dropout. A layer
  /// that knows padding can also be given, after x, which tokens are present.
  template <class X, class... Given> requires(Call::template rules<described<X>, described<Given>...>::value)
  constexpr auto operator()(X const& x, Given&&... given) const {
    Self const& layer = static_cast<Self const&>(*this);
    Call::must_hold(x, given...);
    if constexpr (headsup_run_time::HasKernel<Self> && sizeof...(Given) == 0) {
      return headsup_run_time::by_library<Out::size, tokens<1>, features>(
          x, [&] { return headsup_run_time::access::by_operations(layer, x); }, [&](auto* at) {
        headsup_run_time::attend(at, instruction_set_in_use(), headsup_run_time::access::kernel(layer), x);
      });
    } else if constexpr (headsup_run_time::HasKernel<Self>) {
      return headsup_run_time::by_size<Out::size, tokens<1>, features>(
          x, [&] { return headsup_run_time::access::by_operations(layer, x, given...); }, [&](auto* at) {
        headsup_run_time::attend_for(layer, at, instruction_set_in_use(), headsup_run_time::access::kernel(layer), x,
                                     given...);
      });
    } else {
      return headsup_run_time::access::by_operations(layer, x, given...);
    }
  }
  template <class X, class... Given> constexpr auto operator()(X const&, Given&&...) const {
    static_assert(!HEADSUP_MISTAKE(broken_by<Call, X, Given...>));
    return shape_mistake{};
  }

 private:
  friend struct headsup_run_time::access;

  using call = Call;
};

/// The same for layers with a causal mask, which can also process a sequence step by step. Self also has
/// step_by_operations(x, cache).
template <class Self, class Call, Axis Out, Axis Heads, Axis HeadDim>
class causal_attention_layer : public attention_layer<Self, Call, Out> {
  using step_call = rule::step<Call, axes<Heads, typename Call::context, HeadDim>>;

 public:
  using typename attention_layer<Self, Call, Out>::features;

  /// Where steps keep the keys and values of their tokens. Batch are the axes of independent sequences.
  template <class... Batch>
  using cache = key_value_cache<typename rule::batch_axes_of<Batch...>::type, Heads, typename Call::context, HeadDim>;

  /// The output for tokens that follow those in the cache, as if the whole sequence had been passed, in inference.
  /// Their keys and values are added to the cache.
  ///
  /// Sequences of different lengths have a cache<> each, in an array, a span or a vector, or pointers to them there. Each
  /// gets as many new tokens, and the weights are read once for all.
  ///
  /// - Shapes: [A..., tokens, In], a cache over (A..., Heads, Context, HeadDim) -> [A..., tokens, Out];
  ///           [A, tokens, In], a cache over (Heads, Context, HeadDim) for each position of A -> [A, tokens, Out]
  /// - Errors: as operator(); a cache for another layer or batch: at compile time; more tokens in all than Context:
  ///           size_error; the same cache for two sequences: argument_error; and all caches are as before
  template <class X, class Cache> requires(step_call::template rules<described<X>, described<Cache>>::value)
  constexpr auto step(X const& x, Cache&& given) const {
    Self const& layer = static_cast<Self const&>(*this);
    auto&& into = as_cache<X, features>(given);
    step_call::must_hold(x, into);
    if constexpr (headsup_run_time::HasKernel<Self>)
      return headsup_run_time::by_library<Out::size, tokens<1>, features>(
          x, [&] { return headsup_run_time::access::step_by_operations(layer, x, into); }, [&](auto* at) {
        headsup_run_time::step(at, instruction_set_in_use(), headsup_run_time::access::kernel(layer), x, into);
      });
    else return headsup_run_time::access::step_by_operations(layer, x, into);
  }
  template <class X, class... Cache> constexpr auto step(X const&, Cache&&...) const {
    static_assert(!HEADSUP_MISTAKE(broken_by<step_call, X, Cache...>));
    return shape_mistake{};
  }
};
}  // namespace HEADSUP_NAMESPACE
