// Lesson 05: How alike are two words?
//
// In PyTorch: `torch.dot(inputs[0], query)` multiplies two vectors element by element and sums: 0.9544 in the chapter.
// A dot product takes two vectors and leaves no axis at all.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto query = take<tokens>(inputs, 1);  // journey

// How well "Your", the first word, matches the query: one number.
constexpr auto score = dot(inputs, query);

#include "finish/05_dot.hpp"
