// A layer of your own: attention in which every head prefers near keys, each by a slope that it learns. Its base computes
// it, takes it through a cache step by step, and refuses wrong calls; pack makes it fast.
// g++ -std=c++20 -Iinclude examples/32_own_layer.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cassert>
#include <cmath>

#include "inputs.hpp"

using namespace headsup;

// What tokens see: none that are later, and of the others the near ones more, as in ALiBi. Head h adds its slope to a
// score for each position that the key is further on: 2^(-8(h+1)/Heads), before it is trained. Softmax only compares
// keys, so where the query stands says nothing.
template <std::size_t Heads> struct near_keys {
  tensor<float, heads<Heads>> slopes = exp((arange<float, heads<Heads>>() + 1) * (-5.5451774f / Heads));
  static constexpr parameter_members<&near_keys::slopes> parameters{"slopes"};

  template <auto... At> constexpr auto of(auto const& scores) const {
    auto const positions = arange<float, keys<dynamic>>(sized<keys>(extent<keys>(scores)));
    return mask_future<tokens, keys, At...>(scores + outer(slopes, positions));
  }
};

// A layer is its weights, and what it tells the base: the name and axes in its messages, how features become heads, and
// what tokens see.
template <Axis In, Axis Out, Axis Context, Axis Heads>
struct alibi_attention : causal_attention_layer<alibi_attention<In, Out, Context, Heads>,
                                                headsup_rule::padded_layer<"alibi_attention", In, Out, Context, Heads>,
                                                split_heads<Out, Heads>, near_keys<Heads::size>> {
  linear<In, Out, bias::no> W_query, W_key, W_value;
  linear<all_heads<Out::size>, Out> out_proj;
  near_keys<Heads::size> sees;
  static constexpr parameter_members<&alibi_attention::W_query, &alibi_attention::W_key, &alibi_attention::W_value,
                                     &alibi_attention::out_proj, &alibi_attention::sees>
      parameters{"W_query", "W_key", "W_value", "out_proj", "sees"};
  headsup::dropout dropout{};

  constexpr explicit alibi_attention(torch_generator&& generator)
      : W_query(generator), W_key(generator), W_value(generator), out_proj(generator) {}
};

using layer_type = alibi_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
constexpr layer_type layer(torch_generator{123});
constexpr auto all = layer(inputs);
static_assert(has_shape<decltype(all), tokens<6>, d_out<4>> && count_parameters<layer_type>() == 3 * 12 + 20 + 2);

// The cache comes with it: the tokens one after the other give what all of them give.
static_assert([] {
  layer_type::cache<> cache;
  for (std::size_t token = 0; token < 6; ++token)
    if (take<tokens>(layer.step(slice<tokens<1>>(inputs, token), cache), 0) != take<tokens>(all, token)) return false;
  return true;
}());

// layer(rename<tokens, keys>(inputs)) is refused with:
// HU003 alibi_attention: x has no tokens (keys<6>, d_in<3>); fix: rename<keys, tokens>(x) if keys means tokens
static_assert(!SequenceOf<decltype(rename<tokens, keys>(inputs)), d_in<3>>);

int main() {
  auto const packed_layer = pack(layer);
  assert(packed_layer.bytes() >= count_parameters(layer) * sizeof(float));  // its slopes too
  decltype(packed_layer)::cache<> cache;
  auto const first = packed_layer.step(slice<tokens<4>>(inputs, 0), cache);
  auto const rest = packed_layer.step(slice<tokens<2>>(inputs, 4), cache);
  auto const stepped = concat<tokens>(first, rest), at_once = packed_layer(inputs);
  for (std::size_t i = 0; i < all.size(); ++i)
    assert(std::abs(stepped.data()[i] - all.data()[i]) < 1e-6f && std::abs(at_once.data()[i] - all.data()[i]) < 1e-6f);
  print(all);
}
