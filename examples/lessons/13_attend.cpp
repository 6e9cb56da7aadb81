// Lesson 13: Weights, not scores
//
// In PyTorch: `weights @ values` mixes values, and so does `scores @ values`, whatever the numbers on the left add up
// to. In headsup `attend(weights, values)` accepts on its left only what is known to sum to one. When it refuses,
// something is not what its place asks for.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// The words that are looked at, and how well each of them matches each word of the text.
constexpr auto key_vectors = rename<tokens, keys>(inputs);
constexpr auto scores = contract<d_in>(inputs, key_vectors);

// Every word becomes a mix of the words that it looks at. The shares of the mix sum to one.
constexpr auto shares = softmax<keys>(key_vectors);
constexpr auto contexts = attend(scores, shares);

#include "finish/13_attend.hpp"
