// Lesson 32: More words than the layer knows
//
// In PyTorch a text longer than `context_length` fails somewhere inside the mask, or, worse, is cut at the wrong end.
// In headsup the layer says how many tokens it supports, and the shape says how many there are.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<4>> layer{torch_generator{123}};

// A model that continues a text reads its last words: of the chapter's six, "starts with one step".
constexpr auto contexts = layer(inputs);

#include "finish/32_context.hpp"
