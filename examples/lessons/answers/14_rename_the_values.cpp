// Lesson 14: The values are keys too
//
// In PyTorch: context = weights @ inputs fits, because the columns of the weights and the rows of inputs are both 6. In
// headsup both operands must name the axis that is mixed alike: the words that are looked at are called keys on both
// sides.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// Complete self-attention without trainable weights.
constexpr auto contexts_of(auto const& words) {
  auto const scores = contract<d_in>(words, rename<tokens, keys>(words));
  auto const weights = softmax<keys>(scores);
  return attend(weights, rename<tokens, keys>(words));
}

constexpr auto contexts = contexts_of(inputs);

#include "finish/14_rename_the_values.hpp"
