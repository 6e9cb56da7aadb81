// Lesson 29: Two texts, not one long one
//
// In PyTorch: `torch.stack((a, b))` makes a batch of two texts, `torch.cat((a, b))` makes one text of twelve words; the
// names do not say which. In headsup both say what they do to which axis: `concat<role>` makes an axis longer,
// `stack<role>` makes a new one.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer{torch_generator{123}};

// Two texts, each of which the layer reads for itself: the chapter's, and one of vectors twice as long.
constexpr auto texts = concat<tokens>(inputs, inputs * 2.0f);
constexpr auto contexts = layer(texts);

#include "finish/29_batch.hpp"
