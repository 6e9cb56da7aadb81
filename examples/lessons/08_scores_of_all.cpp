// Lesson 08: Every word asks every word
//
// In PyTorch: scores = inputs @ inputs.T has 6 rows and 6 columns, and you remember that the rows ask and the columns
// are asked. In headsup the words that are asked get their own role, keys: rename<from, to>(x) gives it to them.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// The score of every word for every word.
constexpr auto scores_of(auto const& words) { return matmul(words, transpose(words)); }

constexpr auto scores = scores_of(inputs);

#include "finish/08_scores_of_all.hpp"
