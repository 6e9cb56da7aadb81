#ifndef HEADSUP_STATIC_TESTS_CHAPTER_EXERCISES_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_EXERCISES_HPP

#include "inputs.hpp"

namespace chapter {

/// Exercise 3.1 Comparing SelfAttention_v1 and SelfAttention_v2: with the weights of the one, transposed, in the other.
struct exercise_3_1 {
  sentence inputs;
  self_attention_v2<d_in<3>, d_out<2>> sa_v2;

  self_attention_v1<d_in<3>, d_out<2>> sa_v1 = [this] {
    self_attention_v1<d_in<3>, d_out<2>> layer;
    layer.W_query = transpose(sa_v2.W_query.weight);
    layer.W_key = transpose(sa_v2.W_key.weight);
    layer.W_value = transpose(sa_v2.W_value.weight);
    return layer;
  }();
  tensor<float, tokens<6>, d_out<2>> context_vecs = sa_v1(inputs);
};

/// Exercise 3.2 Returning two-dimensional embedding vectors: two heads of one number each.
struct exercise_3_2 {
  sentences inputs;
  int seed = 123;

  torch_generator generator{seed};
  multi_head_attention_wrapper<d_in<3>, d_out<1>, context_length<6>, heads<2>> mha{generator};
  tensor<float, batch<2>, tokens<6>, d_out<2>> context_vecs = mha(inputs);
};

/// Exercise 3.3 Initializing GPT-2 size attention modules: the smallest GPT-2.
using exercise_3_3 = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;

}  // namespace chapter

#endif
