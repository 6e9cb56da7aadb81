// Lesson 25: Hidden means minus infinity
//
// In PyTorch: scores.masked_fill(mask, -torch.inf) before the softmax hides the future. A score of 0 does not:
// softmax raises e to the score, and e to the power of 0 is 1.

#include <headsup/headsup.hpp>

#include <limits>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));

// The scores with something else in place of the future.
constexpr auto hide_future(auto const& x) { return masked_fill(x, future_mask<tokens<6>, keys<6>>::hidden(), 0); }

constexpr auto weights = softmax<keys>(hide_future(scores));

static_assert(prints_as(take<tokens>(weights, 0), {1, 0, 0, 0, 0, 0}), "the first word sees nothing but itself");

#include "finish/25_minus_infinity.hpp"
