// Lesson 28: Dropout keeps the sum on average
//
// In PyTorch: nn.Dropout(0.5) sets half of the weights to zero and doubles the others, so that their sum stays one on
// average. Zeroing weights by hand forgets the doubling; headsup sees that nothing guarantees the sum.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores));
constexpr auto values = rename<tokens, keys>(layer.W_value(inputs));

// Training: mixes the values with half of the weights; the generator draws which.
constexpr auto mix(auto const& w, auto const& v, torch_generator generator) {
  return attend(dropout{0.5}(w, generator), v);
}

constexpr auto contexts = mix(weights, values, torch_generator{123});

#include "finish/28_dropout.hpp"
