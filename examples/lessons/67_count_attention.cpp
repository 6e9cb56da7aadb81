// Lesson 67: What attention costs
//
// A product multiplies once for each number of its result and each place of the axis that it sums. So its cost can be
// read from the shapes: the sizes of all axes of the result, times the size of the summed axis. Here is a text of five
// words and a layer of two heads; nothing is left out for the mask. Products are answers too: `2 * 3`.

#include <headsup/headsup.hpp>

using namespace headsup;

// How many multiplications make the queries?
constexpr auto words = zeros<float, tokens<5>, d_in<3>>();
constexpr auto W_query = zeros<float, d_in<3>, d_out<8>>();
constexpr auto queries = split<d_out, heads<2>, head_dim<4>>(contract<d_in>(words, W_query));
constexpr std::size_t for_queries = ?;

// How many make the scores?
constexpr auto key_vectors = rename<tokens, keys>(queries);
constexpr auto scores = contract<head_dim>(queries, key_vectors);
constexpr std::size_t for_scores = ?;

// How many make the contexts, the weighted sums of the values?
constexpr auto values = rename<tokens, keys>(queries);
constexpr auto contexts = contract<keys>(softmax<keys>(scores), values);
constexpr std::size_t for_contexts = ?;

// If d_out<8> is split among four heads instead of two: how many make the scores?
constexpr std::size_t for_scores_of_four_heads = ?;

// GPT-2 small: queries, key vectors, values and the output are projections of 768 features to 768. At how many words do
// the scores and the contexts together cost as much as these four projections?
using layer = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;
constexpr std::size_t words_of_equal_cost = ?;

#include "finish/67_count_attention.hpp"
