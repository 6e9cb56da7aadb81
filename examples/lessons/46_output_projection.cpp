// Lesson 46: From all heads to the output
//
// In PyTorch: `self.out_proj = nn.Linear(d_out, d_out)` comes after the heads of a word were put side by side, so that
// each number of the output sees what all heads found. A layer that sees less compiles too, and the shape of what it
// makes tells.

#include <headsup/headsup.hpp>

using namespace headsup;

// What two heads of four features found for three words.
constexpr auto mixed = rand<tokens<3>, heads<2>, head_dim<4>>(torch_generator{789});

// Five numbers for each word, each from all that the heads found. The generator draws the weights.
constexpr linear<head_dim<4>, d_out<5>> out_proj{torch_generator{123}};
constexpr tensor<float, tokens<3>, d_out<5>> contexts = out_proj(mixed);

#include "finish/46_output_projection.hpp"
