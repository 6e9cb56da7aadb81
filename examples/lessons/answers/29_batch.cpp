// Lesson 29: Two texts, not one long one
//
// In PyTorch: torch.stack((inputs, inputs)) makes a batch of two texts, and torch.cat((inputs, inputs)) makes one text
// of twelve words; the names do not say which. In headsup concat joins along an existing axis, stack makes a new one.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer{torch_generator{123}};

// Two texts side by side.
constexpr auto batch_of(auto const& first, auto const& second) { return stack<batch>(first, second); }

constexpr auto contexts = layer(batch_of(inputs, inputs));

#include "finish/29_batch.hpp"
