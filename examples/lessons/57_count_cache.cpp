// Lesson 57: What a cache costs, and what grouping saves
//
// A model that writes word by word keeps the key vectors and the values of all words so far: for each layer a key-value
// cache with the axes `heads`, `tokens` and `head_dim`, for both. With `kv_heads<4>` the twelve heads share four heads
// of key vectors and values: three heads of queries use one of them. Here are GPT-2 small's 12 layers, in floats of 4
// bytes.

#include <headsup/headsup.hpp>

using namespace headsup;

// Products with k are answers too, such as 3 * k * k. (They may exceed two billion; products of plain numbers may not.)
constexpr std::size_t k = 1024;

// The bytes of the cache of one layer, full, and of all 12 layers.
using layer = multi_head_attention<d_in<768>, d_out<768>, context_length<k>, heads<12>>;
constexpr std::size_t bytes_of_a_layer = ?;
constexpr std::size_t bytes_of_the_model = ?;

// All 12 layers, for 128 * k words.
using long_layer = multi_head_attention<d_in<768>, d_out<768>, context_length<128 * k>, heads<12>>;
constexpr std::size_t bytes_for_long_texts = ?;

// The same, when the heads share four heads of key vectors and values, and when they share one.
using grouped = multi_head_attention<d_in<768>, d_out<768>, context_length<128 * k>, heads<12>, kv_heads<4>>;
constexpr std::size_t bytes_with_four = ?;
using one_for_all = multi_head_attention<d_in<768>, d_out<768>, context_length<128 * k>, heads<12>, kv_heads<1>>;
constexpr std::size_t bytes_with_one = ?;

// In a layer of the last type the cache holds 128 * k words, the newest among them. How many scores does that one word
// need?
constexpr std::size_t scores_of_the_newest = ?;

#include "finish/57_count_cache.hpp"
