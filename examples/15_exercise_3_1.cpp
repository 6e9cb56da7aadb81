// Exercise 3.1: the two self-attention layers give the same result with the same weights.
// g++ -std=c++20 -Iinclude examples/15_exercise_3_1.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> v2{torch_generator{789}};

// A linear layer stores its weight as (out, in), the plain matrix is (in, out). The types say so: without the
// transposition the assignment would not compile, not even for a square weight.
constexpr auto v1 = [] {
  self_attention_v1<d_in<3>, d_out<2>> layer;
  layer.W_query = transpose(v2.W_query.weight);
  layer.W_key = transpose(v2.W_key.weight);
  layer.W_value = transpose(v2.W_value.weight);
  return layer;
}();

static_assert(v1(inputs) == v2(inputs));
static_assert(prints_as(take<tokens>(v1(inputs), 0), {-0.0739, 0.0713}));

int main() { print(v1(inputs)); }
