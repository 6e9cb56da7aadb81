// Lesson 10: Scores become weights
//
// In PyTorch: weights = torch.softmax(scores, dim=-1), and dim=-1 is whatever axis comes last. In headsup you say
// over which axis the weights sum to one, softmax<role>(scores), and there is no default.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto scores = contract<d_in>(inputs, rename<tokens, keys>(inputs));  // tokens<6>, keys<6>

// How each word distributes its attention over the words that it looks at.
constexpr auto weights_of(auto const& x) { return softmax<keys>(x); }

constexpr auto weights = weights_of(scores);

#include "finish/10_softmax.hpp"
