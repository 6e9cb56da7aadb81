// Lesson 47: Multi-head attention, with three mistakes
//
// In PyTorch this is the forward of listing 3.5, and each of the three mistakes here would stop it late or not at all.
// In headsup they appear one after the other: repair the first, and the compiler goes on to the next.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// What a layer with two heads of one feature computes from a text.
constexpr auto attention(auto const& layer, auto const& text) {
  auto const per_head = [](auto const& projected) {
    return transpose<tokens, heads>(split<d_out, heads<2>, head_dim<1>>(projected));
  };
  auto const queries = per_head(layer.W_query(text));
  auto const looked_at = rename<tokens, keys>(per_head(layer.W_key(text)));
  auto const values = rename<tokens, keys>(per_head(layer.W_value(text)));

  auto const scores = scaled_scores<head_dim>(queries, looked_at);
  auto const weights = softmax<keys>(mask_future<tokens, keys>(scores));
  auto const mixed = attend(weights, values);
  return layer.out_proj(merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed)));
}

constexpr multi_head_attention<d_in<3>, d_out<2>, context_length<6>, heads<2>> layer{torch_generator{123}};
constexpr auto contexts = attention(layer, inputs);

#include "finish/47_multi_head_attention.hpp"
