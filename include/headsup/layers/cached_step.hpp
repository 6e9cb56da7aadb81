#pragma once

#include <headsup/layers/key_value_cache.hpp>
#include <headsup/layers/refused_layer.hpp>
#include <headsup/layers/sequence.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/mask.hpp>
#include <headsup/ops/softmax.hpp>

// Decoding: a layer is given only the newest tokens; a cache holds the keys and values of the earlier ones.

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// The steps of a layer; see attention_layer.hpp. A bidirectional layer has none.
template <fixed_string Name, number Caches>
inline constexpr operation step_of_layer{
    .name = Name.chars,
    .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>...>(x, cache)",
    .rules = {is_a_cache, has_its_axes.in(0), has_features.in(0).or_else(embed_ids, are_ids), lacks_output,
              lacks_its_axes, of_float.in(0), within_context, is_variable, holds_cached, has_sequences, is_over_cached,
              is_one_for_each},
    .is = of_a_layer | has_context | steps,
    .last_there = 1,
    .works_on = {role::tokens, role::keys, role::head_dim},
    .caches = Caches,
    .member = ".step"};
template <fixed_string Name>
inline constexpr operation step_both_ways{
    .name = Name.chars,
    .form = "(x, cache)",
    .rules = {sees_no_later.or_else("layer(x) with all tokens, or a layer without bidirectional")}};
inline constexpr operation cache{.name = "cache", .form = "<axis<N>...>()"};
}  // namespace headsup_calls::op

namespace headsup_calls {
/// HU046: a cache is named by the axes of independent sequences. Asked only of what is not.
inline constexpr rule of_sequences = rule{headsup_codes::called_otherwise, kinds, [](call_value const&, answer& no) {
  return no.says("is named by its batch axes, as cache<batch<2>>, or cache<> without");
}}.or_else([](words& w, call_value const& c) {
  for (std::size_t i = 0; i < c.operands; ++i)
    if (number const n = c.x[i].holds; is_narrow(n)) w << "pack<bfloat16, " << name_of(n) << ">(layer), and then ";
  w << "decltype(layer)::cache<>";
});
}  // namespace headsup_calls

namespace headsup_rule {
template <class... Batch> struct batch_axes_of {
  using made = decltype(headsup_diagnostics::check<
                        is_named_so<headsup_calls::of_sequences, headsup_calls::op::cache, Batch...>>());
  using type = axes<>;
};
template <Axis... Batch> struct batch_axes_of<Batch...> {
  using type = axes<Batch...>;
};

/// layer.step(x, cache) of a Layer whose cache has the batch axes of x, then Heads, the context and HeadDim, and holds
/// Numbers; or layer.step(x, caches).
template <class Layer, class Heads, class HeadDim, class Number = float>
struct step : call<"step", "(x, cache)", "layer.step"> {
  static constexpr auto const& row =
      headsup_calls::op::step_of_layer<Layer::title, headsup_calls::value_of_number<Number>>;
  using names = headsup_calls::naming<headsup_calls::roles<>,
                                      headsup_detail::joined_axes<typename Layer::list, axes<Heads, HeadDim>>>;

  template <class... Xs>
  struct rules : all<was_made<typename Layer::made>, headsup_calls::refused<row, names, Xs...>> {};
  template <class... Xs> requires requires { requires !Layer::causal; }
  struct rules<Xs...> : headsup_calls::refused<headsup_calls::op::step_both_ways<Layer::title>, names, Xs...> {};

  /// Stops unless the cache, or each of several, is for the sequences of x and has room for its tokens.
  template <class X, class Cache> static constexpr void must_hold(X const& x, Cache const& cache) {
    cache.must_be_there(Layer::name, x.sizes());
    if (!X::axes::fixed || !cache.has_room(x.sizes()))
      headsup_calls::must_hold_now<row, names, size_error>(headsup_calls::operand_at_run_time<X>(x),
                                                           headsup_calls::operand_at_run_time<Cache>(cache));
  }
};
}  // namespace headsup_rule

/// Whether a step with input X can use a Cache: it is a variable, so that the new keys are kept, and has the axes of
/// the layer and of X.
template <class X, class Cache, class In, class Heads, class Context, class HeadDim> concept can_step =
    headsup_rule::step<headsup_rule::sequence_layer<"a layer", In, Context>, Heads,
                       HeadDim>::template rules<described<X>, described<Cache>>::value;

namespace headsup_detail {
/// What a step with input X takes its Cache for: one as it is; <headsup/serving.hpp> has those of several sequences.
template <class Cache> struct taken_by_step {
  template <class X, class Features> static constexpr Cache& as_cache(Cache& given) { return given; }
};

/// The cache that a step with input X was given, as it takes it.
template <class X, class Features, class Cache> constexpr decltype(auto) as_cache(Cache& given) {
  return taken_by_step<Cache>::template as_cache<X, Features>(given);
}
}  // namespace headsup_detail

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

namespace headsup_detail {
/// What tells the layers of a type apart for their caches: of the first weights of its keys; 0 if it has none by that
/// name.
template <class Layer> HEADSUP_HIDDEN constexpr std::uint64_t mark_of(Layer const& layer) {
  float const* first = nullptr;
  std::size_t count = 0;
  if constexpr (requires { layer.W_key.weight.data(); })
    first = layer.W_key.weight.data(), count = layer.W_key.weight.size();
  else if constexpr (requires { layer.W_key.data(); }) first = layer.W_key.data(), count = layer.W_key.size();
  if (count == 0) return 0;
  std::uint64_t mark = 0xcbf29ce484222325;  // FNV-1a, by words
  for (std::size_t i = 0; i < count && i < 8; ++i)
    mark = (mark ^ __builtin_bit_cast(std::uint32_t, first[i])) * 0x100000001b3;
  return mark | 1;
}
}  // namespace headsup_detail

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
