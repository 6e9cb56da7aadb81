// Lesson 21: Ten features for four heads
//
// In PyTorch: assert d_out % num_heads == 0 stands in the constructor and speaks up when the program has run that far.
// In headsup the same question is asked of the types, before anything runs.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// Somebody wants four heads, and no more than ten features in all.
using attention = multi_head_attention<d_in<3>, d_out<10>, context_length<6>, heads<4>>;

constexpr attention layer{torch_generator{123}};
constexpr auto contexts = layer(inputs);

#include "finish/21_heads_divide.hpp"
