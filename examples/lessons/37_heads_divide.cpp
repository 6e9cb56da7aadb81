// Lesson 37: Ten features for four heads
//
// In PyTorch: `assert d_out % num_heads == 0` is in the constructor and fails when the program gets there. In headsup
// the types are checked before anything runs. Which of the two numbers has to give way, only you can know.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// Somebody wants four heads. The layer that follows takes ten features, so the ten have to stay; it may be fewer heads,
// but not fewer than necessary.
using attention = multi_head_attention<d_in<3>, d_out<10>, context_length<6>, heads<4>>;

constexpr attention layer{torch_generator{123}};
constexpr auto contexts = layer(inputs);

#include "finish/37_heads_divide.hpp"
