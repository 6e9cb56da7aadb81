// Lesson 24: What a mask takes away
//
// In PyTorch: weights * mask_simple zeroes the future after the softmax, and the rows no longer sum to one; @
// values runs anyway. In headsup the type forgets that the weights sum to one as soon as numbers are zeroed.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));
constexpr auto values = rename<tokens, keys>(layer.W_value(inputs));

// The first word sees only itself, so its weight should be 1. It is not:
static_assert(prints_as(take<tokens>(tril<tokens, keys>(softmax<keys>(scores)), 0), {0.1921, 0, 0, 0, 0, 0}));

// What each word computes from itself and earlier words.
constexpr auto mix(auto const& weights, auto const& v) {
  auto const seen = tril<tokens, keys>(weights);  // zeros above the diagonal, as torch.tril
  return attend(renormalize<keys>(seen), v);
}

constexpr auto contexts = mix(softmax<keys>(scores), values);

#include "finish/24_renormalize.hpp"
