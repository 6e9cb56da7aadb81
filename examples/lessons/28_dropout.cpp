// Lesson 28: Dropout keeps the sum on average
//
// In PyTorch: `nn.Dropout(0.5)` sets about half of the weights to zero and changes the others too, so that every row
// sums to one on average over many draws. Here half of the weights are zeroed by hand.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores));
constexpr auto values = rename<tokens, keys>(layer.W_value(inputs));

// Training: drops each weight with probability 0.5. The generator draws which.
constexpr auto drawn = rand<tokens<6>, keys<6>>(torch_generator{123});
constexpr auto kept = map(drawn, [](float number) { return number < 0.5f ? 1.0f : 0.0f; });
constexpr auto contexts = attend(weights * kept, values);

#include "finish/28_dropout.hpp"
