// Lesson 06: One query, six scores
//
// In PyTorch: `scores = inputs @ query` gives six dot products at once, and `@` decides by position what is summed. In
// headsup you name it: `contract<role>(a, b)` multiplies along that axis and sums over it, and all other axes stay.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto query = take<tokens>(inputs, 1);  // journey

// How well each of the six words matches the query.
constexpr auto scores = contract<tokens>(inputs, query);

#include "finish/06_scores_of_one_query.hpp"
