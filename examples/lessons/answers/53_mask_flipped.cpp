// Lesson 53: A causal mask, flipped
//
// In PyTorch: scores.masked_fill(~torch.triu(ones).bool(), -inf) hides the past, with tril for triu it hides the
// future, and both run. PyTorch itself has shipped the wrong one. In headsup the type of the mask remembers
// tril or triu.

#include <headsup/headsup.hpp>

#include <limits>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));
constexpr float never = -std::numeric_limits<float>::infinity();

// What PyTorch computes with the flipped mask: the first word sees all later words, the last one only itself.
constexpr auto as_if = softmax<keys>(masked_fill(scores, future_mask<keys<6>, tokens<6>>::hidden(), never));
static_assert(prints_as(take<tokens>(as_if, 0), {0.1921, 0.1646, 0.1652, 0.1550, 0.1721, 0.1510}));
static_assert(prints_as(take<tokens>(as_if, 5), {0, 0, 0, 0, 0, 1}));

// The scores with the future hidden.
constexpr auto hide_future(auto const& x) {
  auto const seen = tril<tokens, keys>(ones<bool, tokens<6>, keys<6>>());
  return masked_fill(x, !seen, never);
}

constexpr auto weights = softmax<keys>(hide_future(scores));

#include "finish/53_mask_flipped.hpp"
