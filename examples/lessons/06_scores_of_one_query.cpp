// Lesson 06: One query, six scores
//
// In PyTorch: scores = inputs @ query gives six dot products at once, and @ decides by position what is summed.
// In headsup you name it: contract<role>(a, b) multiplies along that axis and sums over it, and all other axes stay.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// How well every word matches the query.
constexpr auto scores_of(auto const& words, auto const& query) { return contract<tokens>(words, query); }

constexpr auto scores = scores_of(inputs, take<tokens>(inputs, 1));

#include "finish/06_scores_of_one_query.hpp"
