// Lesson 78: 124,439,808 numbers
//
// Five numbers make a GPT-2: how many layers, heads, features, words of the vocabulary and positions. GPT-2 small has
// 12 layers of 12 heads, 768 features, 50257 words and 1024 positions. Which of them cost parameters, and how many?
// Products and sums are answers too, and so are names of answers above.

#include <headsup/headsup.hpp>

#include <headsup/gpt2/model.hpp>

using namespace headsup;

using small = gpt2::model<gpt2::size<12, 12, 768, vocab<50257>, context_length<1024>>>;

// Both embeddings: a row for each word, and a row for each position.
constexpr std::size_t of_words = 50257 * 768;
constexpr std::size_t of_positions = 1024 * 768;

// One block. Attention has four square layers with biases, the feed-forward network has 4,722,432, and each of the two
// norms has a weight and a bias for each feature.
constexpr std::size_t of_attention = 4 * (768 * 768 + 768);
constexpr std::size_t of_norms = 2 * 2 * 768;
constexpr std::size_t of_a_block = of_attention + 4722432 + of_norms;

// The whole model: after the blocks comes one more norm. The head is the embedding of words, and counts once.
constexpr std::size_t of_small = of_words + of_positions + 12 * of_a_block + 2 * 768;

// The book's model has a head of its own, without biases, and no biases in the layers that make queries, keys and
// values. How many parameters more does the head have, how many fewer have the 12 layers, and how many has that model?
constexpr std::size_t more_in_the_head = 50257 * 768;
constexpr std::size_t fewer_in_the_layers = 12 * 3 * 768;
constexpr std::size_t of_the_book = of_small + more_in_the_head - fewer_in_the_layers;

// With 6 heads in the place of 12, the small model would have how many parameters more or fewer?
constexpr std::size_t differ_with_6_heads = 0;

#include "finish/78_count_a_gpt2.hpp"
