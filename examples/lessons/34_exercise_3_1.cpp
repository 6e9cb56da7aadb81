// Lesson 34: Exercise 3.1: weights from another layer
//
// In PyTorch: sa_v1.W_query = nn.Parameter(sa_v2.W_query.weight.T), because one layer keeps its matrix as (in, out) and
// nn.Linear as (out, in). In headsup both orders are in the types, so a forgotten .T does not compile.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// SelfAttention_v1 with the weights of a SelfAttention_v2: both then compute the same.
constexpr auto with_weights_of(auto const& v2) {
  self_attention_v1<d_in<3>, d_out<2>> v1;
  v1.W_query = transpose(v2.W_query.weight);
  v1.W_key = transpose(v2.W_key.weight);
  v1.W_value = v2.W_value.weight;
  return v1;
}

constexpr self_attention_v2<d_in<3>, d_out<2>> v2{torch_generator{789}};
constexpr auto v1 = with_weights_of(v2);

#include "finish/34_exercise_3_1.hpp"
