// Lesson 46: From all heads to the output
//
// In PyTorch: self.out_proj = nn.Linear(d_out, d_out) has one name for what goes in and for what comes out, and its
// square weight could be used transposed or not. In headsup the two sides of a layer have two roles.

#include <headsup/headsup.hpp>

using namespace headsup;

// The features of two heads of four, side by side, for three words.
constexpr auto together =
    merge<all_heads, heads, head_dim>(rand<tokens<3>, heads<2>, head_dim<4>>(torch_generator{123}));

// Mixes what the heads found.
using output = linear<all_heads<8>, d_out<8>>;

constexpr output out_proj{};  // zeros, to be copied or loaded into

#include "finish/46_output_projection.hpp"
