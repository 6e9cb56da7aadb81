#pragma once

#include <headsup/layers/sequence.hpp>
#include <headsup/layers/sequence_caches.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/mask.hpp>
#include <headsup/ops/softmax.hpp>

// Decoding: a layer is given only the newest tokens; a cache holds the keys and values of the earlier ones.

namespace HEADSUP_NAMESPACE {
namespace rule {
/// The axes and numbers of a cache, or no_tensor for anything else.
template <class T> struct layout_of {
  using type = no_tensor;
  using number = void;
};
template <class... Batch, class Heads, class Context, class HeadDim, class Number>
struct layout_of<key_value_cache<axes<Batch...>, Heads, Context, HeadDim, Number>> {
  using type = axes<Batch..., Heads, Context, HeadDim>;
  using number = Number;
};

/// HU049: a cache is named by the axes of independent sequences.
template <class... Batch> struct are_axes_of_cache {
  static constexpr bool value = (Axis<Batch> && ...);
  static constexpr words say() {
    words w;
    w << "HU049 cache: is named by its batch axes, as cache<batch<2>>, or cache<> without; fix: ";
    if ((std::is_same_v<Batch, bfloat16> || ...)) w << "pack<bfloat16, bfloat16>(layer), and then ";
    return w << "decltype(layer)::cache<>";
  }
};

template <class... Batch> struct batch_axes_of {
  using made = decltype(diagnostics::check<are_axes_of_cache<Batch...>>());
  using type = axes<>;
};
template <Axis... Batch> struct batch_axes_of<Batch...> {
  using type = axes<Batch...>;
};

/// HU049: a cache is a variable, so that the new keys are kept, and has the axes of the layer and of the input, and the
/// Number that the layer caches. Given is its type as passed.
template <class Call, class OfLayer, class X, class Given, class Number> struct fits_cache {
  using batch = minus<typename X::axes, axes<tokens<1>, typename Call::features>>;
  using needed = joined_axes<batch, OfLayer>;
  using layout = typename layout_of<std::remove_cvref_t<Given>>::type;
  using number = typename layout_of<std::remove_cvref_t<Given>>::number;
  static constexpr bool keeps = std::is_lvalue_reference_v<Given> && !std::is_const_v<std::remove_reference_t<Given>>;
  static constexpr bool value =
      keeps && std::is_same_v<number, Number> && subset<needed, layout> && subset<layout, needed>;
  static constexpr words say() {
    words w;
    w << "HU049 " << Call::name << ": ";
    if constexpr (std::is_pointer_v<std::remove_cvref_t<Given>>)
      return w << "a step takes a cache, got a pointer; fix: layer.step(x, *cache)";
    else if constexpr (std::is_same_v<layout, no_tensor>)
      w << "a step takes a tensor and a key_value_cache over " << needed{}
        << (std::is_void_v<Given> ? ", got no cache" : ", got something else");
    else if constexpr (!keeps) w << "the cache is a temporary or a constant, which cannot keep new keys";
    else if constexpr (!std::is_same_v<number, Number>)
      w << "the cache holds " << number_words<number> << ", the layer caches " << number_words<Number>;
    else w << "the cache is over " << layout{} << ", the layer and x need " << needed{};
    w << "; fix: decltype(layer)::cache<";
    return w.list(batch{}) << "> cache";
  }
};

/// Stops unless the cache is for as many sequences as x has, and has room for its tokens; HU049 or HU016.
template <class Call, class List, class Batch, class Heads, class Context, class HeadDim, class Number>
constexpr void must_fit(extents<List> const& x, key_value_cache<Batch, Heads, Context, HeadDim, Number> const& cache) {
  if constexpr (!List::fixed) {
    [&]<class... Bs, class... Ls>(axes<Bs...>, axes<Ls...> layout) {
      if (((x.template of<Bs>() == Bs::size) && ...)) return;
      axis_words const batch[] = {words_at<Bs>(x)..., {"", 0}};
      axis_words const needed[] = {
          axis_words{Ls::role::name.chars, count_role<Ls, Batch> != 0 ? x.template of<Ls>() : Ls::size}...};
      words w;
      w << "HU049 " << Call::name << ": the cache is over " << layout << ", the layer and x need "
        << axis_list(needed, sizeof...(Ls)) << "; fix: decltype(layer)::cache<";
      refuse_sizes(w.list(axis_list(batch, sizeof...(Bs))) << "> cache");
    }(Batch{}, typename key_value_cache<Batch, Heads, Context, HeadDim, Number>::layout{});
  }
  cache.must_hold(x.template of<tokens<1>>(), Call::name);
}

/// HU049: a layer whose tokens see no later ones, so that more can follow.
template <class Layer> struct takes_steps {
  static constexpr bool value = !requires { requires !Layer::causal; };
  static constexpr words say() {
    return words{} << "HU049 " << Layer::name
                   << ": bidirectional tokens see later ones too, so a step would change those in the cache; fix: "
                      "layer(x) with all tokens, or a layer without bidirectional";
  }
};

/// HU049: what a step is given first is the input, of the type X as passed.
template <class Layer, class X> struct input_comes_first {
  static constexpr bool value = std::is_same_v<typename layout_of<std::remove_cvref_t<X>>::type, no_tensor>;
  static constexpr words say() {
    return words{} << "HU049 " << Layer::name
                   << ": a step takes the input and then the cache; fix: layer.step(x, cache)";
  }
};

/// The rule about what a step of a layer that caches Numbers was given besides x, of the type Given.
template <class Call, class OfLayer, class X, class Given, class Number> struct fits_what_is_given {
  using type = fits_cache<Call, OfLayer, X, Given, Number>;
};
template <class Call, class OfLayer, class X, SequenceCaches Given, class Number>
struct fits_what_is_given<Call, OfLayer, X, Given, Number> {
  using type = fit_sequences<Call, OfLayer, X, Given, Number>;
};

/// layer.step(x, cache) of a Layer whose cache has the batch axes of x, then the axes OfLayer, and holds Numbers; or
/// layer.step(x, caches).
template <class Layer, class OfLayer, class Number = float> struct step : call<"step", "(x, cache)", fix::no_role> {
  template <class X, class Cache = operand<no_tensor, void>>
  struct rules
      : all<takes_steps<Layer>, input_comes_first<Layer, typename X::scalar>, typename Layer::template rules<X>,
            typename fits_what_is_given<Layer, OfLayer, X, typename Cache::scalar, Number>::type> {};
};
}  // namespace rule

/// Whether a step with input X can use a Cache: it is a variable, so that the new keys are kept, and has the axes of
/// the layer and of X.
template <class X, class Cache, class In, class Heads, class Context, class HeadDim> concept can_step =
    rule::step<rule::sequence_layer<"a layer", In, Context>,
               axes<Heads, Context, HeadDim>>::template rules<described<X>, described<Cache>>::value;

/// Attention of the newest tokens, whose keys and values were appended, to all cached ones that `hide` leaves.
///
/// - Shapes: [A..., heads, tokens, head_dim] -> the same
template <Tensor Queries, class Cache, class Hide>
constexpr auto attend_to_cached(Queries const& queries, Cache const& cache, Hide hide) {
  return attend(softmax<keys>(hide(scaled_scores<head_dim>(queries, cache.keys()))), cache.values());
}
template <Tensor Queries, class Cache> constexpr auto attend_to_cached(Queries const& queries, Cache const& cache) {
  return attend_to_cached(queries, cache,
                          [](auto const& scores) { return mask_future<tokens, keys, aligned_to_end>(scores); });
}

/// The same for sequences that have a cache each.
template <Tensor Queries, class Sequences, class Cache, class Given, class Hide>
constexpr auto attend_to_cached(Queries const& queries, sequence_caches<Sequences, Cache, Given> const& caches,
                                Hide hide) {
  using one = minus<axes_of<Queries>, axes<Sequences>>;
  auto const ordered = reorder<joined_axes<shared<axes_of<Queries>, axes<Sequences>>, one>>(queries);
  auto const shape = sizes_from<one>(queries.shape());
  auto result = unwritten<float>(ordered.shape());
  for (std::size_t e = 0; e < caches.count(); ++e) {
    std::size_t const first = e * shape.count();
    auto const mixed = reorder<one>(attend_to_cached(view_at(ordered.data() + first, shape), caches[e], hide));
    for (std::size_t i = 0; i < shape.count(); ++i) result.data()[first + i] = mixed.data()[i];
  }
  return reorder<axes_of<Queries>>(result);
}

/// Removes a step's tokens from a cache again unless the step finishes.
template <class Cache> class unfinished_step {
 public:
  constexpr explicit unfinished_step(Cache& of) : cache_(of), before_(of.size()) {}
  constexpr unfinished_step(unfinished_step const&) = delete;
  constexpr unfinished_step& operator=(unfinished_step const&) = delete;
  constexpr ~unfinished_step() {
    if (!finished_) cache_.drop_newest(cache_.size() - before_);
  }
  constexpr void finish() { finished_ = true; }

 private:
  Cache& cache_;
  std::size_t before_;
  bool finished_ = false;
};
}  // namespace HEADSUP_NAMESPACE
