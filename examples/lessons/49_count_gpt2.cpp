// Lesson 49: The attention of GPT-2
//
// GPT-2 small has 124 million parameters, and GPT-2 XL has 1558 million. How many of them are attention? A layer of
// either makes queries, key vectors and values with a bias, splits them among its heads, and mixes the heads by an
// output projection with a bias. All four are square: they map `d_in` to `d_out`, and `d_out` to `d_out`.

#include <headsup/headsup.hpp>

using namespace headsup;

// Products and sums are answers too: 2 * 768 + 1. How many features has a head, and how many parameters has such a
// layer?
using layer_of_small = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>, qkv_bias::yes>;
constexpr std::size_t head_dim_of_small = ?;
constexpr std::size_t of_a_small_layer = ?;

// GPT-2 small has 12 of these layers.
constexpr std::size_t of_small = ?;

// GPT-2 XL has 48 layers of this type.
using layer_of_xl = multi_head_attention<d_in<1600>, d_out<1600>, context_length<1024>, heads<25>, qkv_bias::yes>;
constexpr std::size_t head_dim_of_xl = ?;
constexpr std::size_t of_xl = ?;

// A stored model keeps the three weights for queries, key vectors and values as one, and their biases as one. How many
// numbers does a layer of GPT-2 small store for these?
constexpr std::size_t of_fused_small = ?;

#include "finish/49_count_gpt2.hpp"
