// Lesson 54: What a cache holds, step by step
//
// A model that writes a text asks with its new words alone. The key vectors and values of all earlier words wait in a
// cache, each head apart; `step(new_words, cache)` adds those of the new words, and returns their context vectors. Each
// ? stands for all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

using attention = multi_head_attention<d_in<2>, d_out<8>, context_length<7>, heads<2>>;
constexpr attention layer;
constexpr auto texts = zeros<float, batch<3>, tokens<6>, d_in<2>>();  // three texts, written side by side
using cache_of_texts = attention::cache<batch<3>>;

// A cache takes its memory once. For how many floats, counting the key vectors alone? Think of its axes first.
constexpr std::size_t room = ?;

// Five words in one step, then one more. What does each step return?
constexpr auto two_steps = [](cache_of_texts& cache) {
  tensor<float, ?> const of_prompt = layer.step(slice<tokens<5>>(texts, 0), cache);
  tensor<float, ?> const of_next_word = layer.step(slice<tokens<1>>(texts, 5), cache);
};

// What the cache holds after the two steps. (No type knows how full a cache is, so expect_size says it.)
constexpr auto held = [] {
  cache_of_texts cache;
  two_steps(cache);
  return expect_size<keys<extent<tokens>(texts)>>(cache.keys());
}();
constexpr tensor<float, ?> key_vectors = held;

// The queries of the second step meet the cached key vectors.
constexpr auto queries = zeros<float, batch<3>, heads<2>, tokens<1>, head_dim<4>>();
constexpr auto scores = scaled_scores<head_dim>(queries, key_vectors);
static_assert(has_shape<decltype(scores), ?>);

// How many words can still be written until the cache is full? And how many key vectors of each head, in one text,
// does the layer compute for all seven words: in steps of one word with a cache; and with the whole text again at
// each word?
constexpr std::size_t words_left = ?;
constexpr std::size_t with_cache = ?;
constexpr std::size_t without_cache = ?;

#include "finish/54_cache.hpp"
