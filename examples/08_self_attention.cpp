// The same as layers: one with plain matrices, one with linear layers. Section 3.4.2, listings 3.1 and 3.2.
// g++ -std=c++20 -Iinclude examples/08_self_attention.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v1<d_in<3>, d_out<2>> v1{torch_generator{123}};
static_assert(prints_as(take<tokens>(v1(inputs), 1), {0.3061, 0.8210}));

// nn.Linear stores its weight as (out, in) and draws it differently, so the numbers differ.
constexpr self_attention_v2<d_in<3>, d_out<2>> v2{torch_generator{789}};
static_assert(has_shape<decltype(v2.W_query.weight), d_out<2>, d_in<3>>);
static_assert(prints_as(take<tokens>(v2(inputs), 1), {-0.0748, 0.0703}));

int main() { print(v2(inputs)); }
