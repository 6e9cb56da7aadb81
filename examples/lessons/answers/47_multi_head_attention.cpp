// Lesson 47: Multi-head attention, with four mistakes
//
// In PyTorch this is the forward of listing 3.5, and each of four mistakes here would stop it late or not at all. In
// headsup they appear one after the other: repair the first, and the compiler goes on to the next. The last one fits
// all shapes, so only numbers can object.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// The weights: two heads of one feature.
constexpr multi_head_attention<d_in<3>, d_out<2>, context_length<6>, heads<2>> layer{torch_generator{123}};

constexpr auto per_head = [](auto const& projected) {
  return transpose<tokens, heads>(split<d_out, heads<2>, head_dim<1>>(projected));
};

// heads, tokens, head_dim
constexpr auto queries = per_head(layer.W_query(inputs));
constexpr auto key_vectors = rename<tokens, keys>(per_head(layer.W_key(inputs)));
constexpr auto values = rename<tokens, keys>(per_head(layer.W_value(inputs)));

// What the layer computes from the chapter's six words, step by step.
constexpr auto scores = scaled_scores<head_dim>(queries, key_vectors);
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores));
constexpr auto mixed = attend(weights, values);
constexpr auto contexts = layer.out_proj(merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed)));

#include "finish/47_multi_head_attention.hpp"
