// Lesson 05: How alike are two words?
//
// In PyTorch: torch.dot(inputs[0], query) multiplies two vectors element by element and sums: 0.9544 in the chapter. A
// dot product takes two vectors, so all other axes have to be removed first.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto journey = take<tokens>(inputs, 1);

// How well the word at a position matches the query.
constexpr auto score(auto const& words, std::size_t position, auto const& query) { return dot(words, query); }

constexpr auto your_journey = score(inputs, 0, journey);

#include "finish/05_dot.hpp"
