// Lesson 08: Every word asks every word
//
// In PyTorch: `scores = inputs @ inputs.T` has 6 rows and 6 columns, and you remember that the rows ask and the columns
// are looked at. In headsup the words that are looked at get a role of their own, `keys`: `rename<from, to>(x)` gives
// it.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// A row for each word that asks (tokens), and in it a score for each word that is looked at (keys).
constexpr auto scores = matmul(inputs, transpose(inputs));

#include "finish/08_scores_of_all.hpp"
