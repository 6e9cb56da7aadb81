// Lesson 50: Exercise 3.3: the size of GPT-2
//
// In PyTorch: `MultiHeadAttention(768, 768, 1024, 0.0, num_heads=12)` has 2,360,064 parameters, which you find out by
// constructing one. In headsup the type is enough: no layer is constructed.

#include <headsup/headsup.hpp>

using namespace headsup;

// The attention of the smallest GPT-2: 768 features in and out, 1024 tokens, twelve heads of 64 features each.
using gpt2_small = multi_head_attention<d_in<768>, d_out<64>, context_length<1024>, heads<12>>;

constexpr std::size_t parameters = count_parameters<gpt2_small>();

#include "finish/50_exercise_3_3.hpp"
