// Lesson 14: The values are keys too
//
// In PyTorch: `weights @ inputs` fits in self-attention whichever words you take, because who asks and who is looked at
// are the same six words. Here two words ask about the six of the chapter, so there are two texts to tell apart.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// Two words that ask, and how much each of them looks at each word of "Your journey starts with one step".
constexpr tensor<float, tokens<2>, d_in<3>> question{{{0.9f, 0.1f, 0.4f}, {0.2f, 0.7f, 0.5f}}};
constexpr auto key_vectors = rename<tokens, keys>(inputs);
constexpr auto weights = softmax<keys>(contract<d_in>(question, key_vectors));

// What each word of the question finds.
constexpr auto contexts = attend(weights, question);

#include "finish/14_rename_the_values.hpp"
