// Lesson 20: What a layer learns
//
// The parameters of a layer are the numbers that training changes. A linear layer from `d_in` to `d_out` has a weight
// for every pair of an input and an output, and, if it has a bias, one more number for every output. Scores, weights of
// attention and contexts are no parameters: they are computed anew for every text.

#include <headsup/headsup.hpp>

using namespace headsup;

// How many parameters has the chapter's layer, which makes queries, key vectors and values without a bias?
using small = self_attention_v2<d_in<3>, d_out<2>>;
constexpr std::size_t of_small = ?;

// And with a bias in each of the three?
using small_with_bias = self_attention_v2<d_in<3>, d_out<2>, qkv_bias::yes>;
constexpr std::size_t of_small_with_bias = ?;

// Two heads share the six features of d_out. An output projection with a bias, from d_out to d_out, mixes what they
// find; queries, key vectors and values are made without a bias.
using two_heads = multi_head_attention<d_in<3>, d_out<6>, context_length<5>, heads<2>>;
constexpr std::size_t of_two_heads = ?;

// And with three heads, for texts of up to 1024 words?
using three_heads = multi_head_attention<d_in<3>, d_out<6>, context_length<1024>, heads<3>>;
constexpr std::size_t of_three_heads = ?;

#include "finish/20_count_self_attention.hpp"
