// Lesson 34: Exercise 3.1: weights from another layer
//
// In PyTorch: `sa_v1.W_query = nn.Parameter(sa_v2.W_query.weight.T)`, because one layer keeps its matrix as `(in, out)`
// and `nn.Linear` as `(out, in)`. In headsup both orders are in the types. But three matrices of one type can still go
// where they do not belong.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> v2{torch_generator{789}};

// SelfAttention_v1 with the weights of v2: both then compute the same.
constexpr auto v1 = [] {
  self_attention_v1<d_in<3>, d_out<2>> copy;
  copy.W_query = transpose(v2.W_query.weight);
  copy.W_key = transpose(v2.W_query.weight);
  copy.W_value = v2.W_value.weight;
  return copy;
}();

constexpr auto contexts = v1(inputs);

#include "finish/34_exercise_3_1.hpp"
