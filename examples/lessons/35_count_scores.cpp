// Lesson 35: The square of a long text
//
// A head has a score for each word with each word that it looks at. GPT-2 small has 12 layers of 12 heads and reads up
// to 1024 words; later models read 131072, which is 128 times as many. All scores are computed, and the future is
// hidden then. A score is a float, of 4 bytes. What are the axes of the scores?

#include <headsup/headsup.hpp>

using namespace headsup;

// Products with k are answers too, such as 3 * k * k. (They may exceed two billion; products of plain numbers may not.)
constexpr std::size_t k = 1024;

// For a text of k words: the scores of one head; the bytes of all scores of one layer; and of all layers.
constexpr std::size_t scores_of_a_head = ?;
constexpr std::size_t bytes_of_a_layer = ?;
constexpr std::size_t bytes_of_the_model = ?;

// For a text of 128 * k words: how many times as many scores are there, and how many bytes do those of one head take?
constexpr std::size_t times_as_many = ?;
constexpr std::size_t bytes_of_a_long_head = ?;

#include "finish/35_count_scores.hpp"
