// Lesson 24: What a mask takes away
//
// In PyTorch: `weights * mask_simple` zeroes the future after the softmax, and the rows no longer sum to one. Another
// softmax makes them sum to one again. But what becomes of the zeros?

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));
constexpr auto values = rename<tokens, keys>(layer.W_value(inputs));

// Zeros above the diagonal. What is left of the first row is 0.1921, because the first word sees only itself.
constexpr tensor<float, tokens<6>, keys<6>> mask_simple{{{1, 0, 0, 0, 0, 0},
                                                         {1, 1, 0, 0, 0, 0},
                                                         {1, 1, 1, 0, 0, 0},
                                                         {1, 1, 1, 1, 0, 0},
                                                         {1, 1, 1, 1, 1, 0},
                                                         {1, 1, 1, 1, 1, 1}}};
constexpr auto kept = softmax<keys>(scores) * mask_simple;

// Weights again, so that attend accepts them.
constexpr auto weights = softmax<keys>(kept);
constexpr auto contexts = attend(weights, values);

#include "finish/24_renormalize.hpp"
