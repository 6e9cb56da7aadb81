// Exercise 3.2: two heads whose joined output has two features.
// g++ -std=c++20 -Iinclude examples/16_exercise_3_2.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// The output of the wrapper is as wide as all heads together, so each head gets one feature.
constexpr multi_head_attention_wrapper<d_in<3>, d_out<1>, context_length<6>, heads<2>> wrapper{torch_generator{123}};
constexpr auto joined = wrapper(stack<batch>(inputs, inputs));

static_assert(size_text(joined) == "torch.Size([2, 6, 2])");
static_assert(prints_as(take<batch>(joined, 0), {{-0.5740, 0.2216},
                                                 {-0.7320, 0.0155},
                                                 {-0.7774, -0.0546},
                                                 {-0.6979, -0.0817},
                                                 {-0.6538, -0.0957},
                                                 {-0.6424, -0.1065}}));

int main() { print(joined); }
