#include <headsup/calls/cache_rules.hpp>
#include <headsup/layers/key_value_cache.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation steps_of{
    .name = "op",
    .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>, head_dim<N>>(x, cache)",
    .rules = {is_a_cache, within_context, is_variable, holds_cached, has_sequences, is_over_cached, is_one_for_each},
    .is = of_a_layer | has_context | steps,
    .last_there = 1,
    .works_on = {role::tokens, role::keys}};
constexpr operation never{.name = "op", .form = "(x, cache)", .rules = {sees_no_later}};

using of_layer = of_axes<d_in<3>, d_out<4>, context_length<6>, heads<2>, head_dim<5>>;
using x = floats<batch<2>, tokens<1>, d_in<3>>;
template <class Number, class... Batch>
using cache = key_value_cache<axes<Batch...>, heads<2>, context_length<6>, head_dim<5>, Number>;
template <class Given> constexpr bool is_taken = accepts<steps_of, of_layer, x, plainly<Given>>;

// a cache of the layer, for all sequences
static_assert(is_taken<cache<float, batch<2>>&> && !is_taken<cache<float, batch<2>>> &&
              !is_taken<cache<float, batch<2>> const&>);
static_assert(
    is_wrong<steps_of, of_layer, x>("HU046 op: a step takes a tensor and a key_value_cache over (batch<2>, "
                                    "heads<2>, context_length<6>, head_dim<5>), got no cache"));
static_assert(is_wrong<steps_of, of_layer, x, plainly<int&>>(
    "HU046 op: a step takes a tensor and a key_value_cache over (batch<2>, heads<2>, context_length<6>, head_dim<5>), "
    "got something else"));
static_assert(
    is_wrong<steps_of, of_layer, plainly<cache<float>&>, x>("HU046 op: a step takes the input and then the cache"));
static_assert(is_wrong<steps_of, of_layer, x, plainly<cache<float, batch<2>> const&>>(
    "HU046 op: the cache is a temporary or a constant, which cannot keep new keys"));
static_assert(is_wrong<steps_of, of_layer, x, plainly<cache<bfloat16, batch<2>>&>>(
    "HU046 op: the cache holds bfloat16, the layer caches float"));
static_assert(is_wrong<steps_of, of_layer, x, plainly<cache<float, batch<3>>&>>(
    "HU046 op: the cache is over (batch<3>, heads<2>, context_length<6>, head_dim<5>), the layer and x need (batch<2>, "
    "heads<2>, context_length<6>, head_dim<5>)"));
static_assert(is_wrong<never, of_layer, x, plainly<cache<float>&>>(
    "HU046 op: bidirectional tokens see later ones too, so a step would change those in the cache"));

// several, and one that holds tokens already, as only run time knows
constexpr operand_value held_by(std::size_t several, std::size_t held) {
  operand_value all = value_of_operand<plainly<cache<float>&>>();
  all.several = several, all.held = held;
  return all;
}
template <class X> constexpr bool is_told_of(operand_value const& given, char const* text) {
  operand_value const xs[] = {value_of_operand<X>(), given};
  return same_text(diagnose(of_layer::call(steps_of, xs, 2)).data(), text);
}
static_assert(is_told_of<x>(held_by(3, 0),
                            "HU046 op: x has batch<2>, got 3 caches; fix: decltype(layer)::cache<> caches[2]"));
static_assert(is_told_of<floats<tokens<1>, d_in<3>>>(
    held_by(2, 0),
    "HU046 op: several caches are for the sequences of one axis, x is (tokens<1>, d_in<3>); fix: "
    "decltype(layer)::cache<> cache"));
static_assert(is_told_of<floats<tokens<3>, d_in<3>>>(
    held_by(0, 4),
    "HU021 op: the cache holds 4 tokens, the input has tokens<3>, the layer supports context_length<6>; "
    "fix: slice<tokens<2>>(x, 0), or cache.clear()"));
static_assert(is_told_of<floats<tokens<3>, d_in<3>>>(
    held_by(0, 6),
    "HU021 op: the cache holds 6 tokens, the input has tokens<3>, the layer supports context_length<6>; "
    "fix: cache.clear(), or a layer with context_length<9>"));
}  // namespace headsup::headsup_calls
