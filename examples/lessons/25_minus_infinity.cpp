// Lesson 25: Hidden means minus infinity
//
// In PyTorch: `scores.masked_fill(mask, -torch.inf)` before the softmax hides the future. A score of 0 does not:
// softmax raises e to the score, and e to the power of 0 is 1.

#include <headsup/headsup.hpp>

#include <limits>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));

// The scores with something else in place of the future, and the weights, of which the future gets none.
constexpr auto hidden = masked_fill(scores, future_mask<tokens<6>, keys<6>>::hidden(), 0);
constexpr auto weights = softmax<keys>(hidden);

#include "finish/25_minus_infinity.hpp"
