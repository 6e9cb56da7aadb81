// Lesson 54: What a cache holds, step by step
//
// A model that writes a text asks with its new words alone. The key vectors and values of all earlier words wait in a
// cache, each head apart; `step(new_words, cache)` adds those of the new words, and returns their context vectors. Each
// ? stands for all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

using attention = multi_head_attention<d_in<2>, d_out<8>, context_length<7>, heads<2>>;
constexpr attention layer;
using cache_of_texts = attention::cache<batch<3>>;

// Three texts, written side by side.
constexpr tensor<float, batch<3>, tokens<5>, d_in<2>> prompts{};
constexpr tensor<float, batch<3>, tokens<1>, d_in<2>> next_words{};

// A cache takes its memory once. For how many floats, counting the key vectors alone? Think of its axes first.
constexpr std::size_t room = ?;

// Five words in one step, then one more. What does each step return?
constexpr auto two_steps = [](cache_of_texts& cache) {
  tensor<float, ?> const of_prompt = layer.step(prompts, cache);
  tensor<float, ?> const of_next_word = layer.step(next_words, cache);
};

// What the cache holds after the two steps. (No type knows how full a cache is, so expect_size says it.)
constexpr auto held = [] {
  cache_of_texts cache;
  two_steps(cache);
  return expect_size<keys<extent<tokens>(prompts) + extent<tokens>(next_words)>>(cache.keys());
}();
constexpr tensor<float, ?> key_vectors = held;

// The queries of the second step meet the cached key vectors.
constexpr tensor<float, batch<3>, heads<2>, tokens<1>, head_dim<4>> queries{};
constexpr auto scores = scaled_scores<head_dim>(queries, key_vectors);
static_assert(has_shape<decltype(scores), ?>);

// How many words can still be written until the cache is full? And how many key vectors of each head, in one text,
// does the layer compute for all seven words: in steps of one word with a cache; and with the whole text again at
// each word?
constexpr std::size_t words_left = ?;
constexpr std::size_t with_cache = ?;
constexpr std::size_t without_cache = ?;

#include "finish/54_cache.hpp"
