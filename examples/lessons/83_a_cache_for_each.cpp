// Lesson 83: A cache for each layer
//
// The keys and values of a layer are made of what the layer before it gave, so each layer has its own, and a cache of
// its own. This model has two layers whose scores are all 0: what a layer gives for a word is the mean of the values up
// to it, and a value is the layer's input. For the words 6, 2, 1 the first layer gives 6, 4, 3. What it wrote is wrong.

#include <headsup/headsup.hpp>

using namespace headsup;

using cache = key_value_cache<axes<>, heads<1>, context_length<6>, head_dim<1>>;
using vector = tensor<float, heads<1>, tokens<1>, head_dim<1>>;

// A layer reads one word: it puts its key and value into the cache, and attends to all that is there.
constexpr vector layer(vector const& x, cache& past) {
  float const no_key = 0;
  past.append(&no_key, x.data(), 1);
  return attend_to_cached(vector{}, past);
}

// Two layers, word by word; what the second gives for the last word.
template <std::size_t Caches> constexpr float last_of(tensor<float, tokens<3>> const& words, std::size_t of_second) {
  cache past[Caches];
  float y = 0;
  for (float word : words) y = layer(layer(vector{{{{word}}}}, past[0]), past[of_second]).data()[0];
  return y;
}
constexpr tensor<float, tokens<3>> words{{6, 2, 1}};

// This was run: one cache for both layers. How many values are in it after the three words?
constexpr float wrong = last_of<1>(words, 0);
constexpr std::size_t in_one_cache = ?;

// The first word by hand, where nothing goes wrong yet, and the second: which values does the first layer see for it,
// added, and how many are they? Remember what the second layer put in for the first word.
constexpr float first_layer_sees = ?;
constexpr std::size_t that_many = ?;

// How many caches does the model need, and which one does the second layer take, counted from 0?
constexpr float right = last_of<?>(words, ?);

// By hand: what the second layer gives for the last word, if all is right.
constexpr float by_hand = ?;

// GPT-2 small has 12 layers. Two texts are written side by side, in one batch: how many caches has the model?
constexpr std::size_t caches_of_small = ?;

#include "finish/83_a_cache_for_each.hpp"
