// Lesson 48: Every shape from x to the output
//
// The whole of multi-head attention, as listing 3.5 computes it, for two texts of five words. Each ? stands for all
// axes of one step with their sizes. Who has these shapes in mind can write the layer down without looking it up.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<7>>();
constexpr multi_head_attention<d_in<7>, d_out<12>, context_length<6>, heads<4>> layer;

// One projection makes the queries of all four heads.
constexpr tensor<float, ?> projected = layer.W_query(x);

// Each head gets its part of the features. Then the heads move in front of the words.
constexpr tensor<float, ?> parts = split<d_out, heads<4>, head_dim<3>>(projected);
constexpr tensor<float, ?> queries = transpose<tokens, heads>(parts);

// Key vectors and values come the same way from x. Who is looked at are keys.
constexpr auto per_head = [](auto const& y) {
  return transpose<tokens, heads>(split<d_out, heads<4>, head_dim<3>>(y));
};
constexpr auto values = rename<tokens, keys>(per_head(layer.W_value(x)));
constexpr tensor<float, ?> key_vectors = rename<tokens, keys>(per_head(layer.W_key(x)));

// Scores, then weights: neither the mask nor softmax changes the shape.
constexpr tensor<float, ?> scores = scaled_scores<head_dim>(queries, key_vectors);
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores));

// What each head read; all heads side by side; the output.
constexpr tensor<float, ?> mixed = attend(weights, values);
constexpr auto side_by_side = merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed));
static_assert(has_shape<decltype(side_by_side), ?>);
constexpr tensor<float, ?> output = layer.out_proj(side_by_side);

#include "finish/48_shapes_of_a_layer.hpp"
