// Lesson 36: Exercise 3.2: how wide is the wrapper?
//
// In PyTorch: `MultiHeadAttentionWrapper(d_in, d_out, context_length, 0.0, num_heads=2)` makes vectors of
// `num_heads * d_out` numbers. The exercise wants two heads whose joined output has two numbers, with one argument
// changed.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// Two heads, side by side.
constexpr multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>> wrapper{torch_generator{123}};

// A batch of two texts of six words; two numbers are wanted for each word.
constexpr auto joined = wrapper(stack<batch>(inputs, inputs));

#include "finish/36_exercise_3_2.hpp"
