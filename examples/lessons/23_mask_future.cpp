// Lesson 23: Who may not see whom?
//
// In PyTorch: `torch.triu(torch.ones(6, 6), diagonal=1)` marks the future, and you remember which 6 looks and which is
// looked at. In headsup `mask_future<who looks, who is looked at>(scores)` hides the words that come later.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto scores = scaled_scores<d_out>(layer.W_query(inputs), rename<tokens, keys>(layer.W_key(inputs)));

// A word sees itself and the words before it.
constexpr auto weights = softmax<keys>(mask_future<tokens, tokens>(scores));

#include "finish/23_mask_future.hpp"
