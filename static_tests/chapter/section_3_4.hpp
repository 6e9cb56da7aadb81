#ifndef HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_4_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_4_HPP

// 3.4 Implementing self-attention with trainable weights

#include "inputs.hpp"

namespace chapter {

/// 3.4.1 Computing the attention weights step by step: the context vector of the second word.
struct section_3_4_1 {
  sentence inputs;
  int seed = 123;

  tensor<float, d_in<3>> x_2 = take<tokens>(inputs, 1);

  torch_generator generator{seed};
  tensor<float, d_in<3>, d_out<2>> W_query = rand<d_in<3>, d_out<2>>(generator);
  tensor<float, d_in<3>, d_out<2>> W_key = rand<d_in<3>, d_out<2>>(generator);
  tensor<float, d_in<3>, d_out<2>> W_value = rand<d_in<3>, d_out<2>>(generator);

  tensor<float, d_out<2>> query_2 = matmul(x_2, W_query);
  tensor<float, d_out<2>> key_2 = matmul(x_2, W_key);
  tensor<float, d_out<2>> value_2 = matmul(x_2, W_value);

  tensor<float, keys<6>, d_out<2>> key_vectors = rename<tokens, keys>(matmul(inputs, W_key));
  tensor<float, keys<6>, d_out<2>> values = rename<tokens, keys>(matmul(inputs, W_value));

  tensor<float> attn_score_22 = dot(query_2, take<keys>(key_vectors, 1));
  tensor<float, keys<6>> attn_scores_2 = matmul(query_2, transpose(key_vectors));

  double d_k = size_of<d_out, axes_of<decltype(key_vectors)>>;
  tensor<float, normalized<keys<6>>> attn_weights_2 = softmax<keys>(attn_scores_2 / headsup_math::sqrt(d_k));
  tensor<float, d_out<2>> context_vec_2 = attend(attn_weights_2, values);
};

/// 3.4.2 Implementing a compact self-attention Python class: listings 3.1 and 3.2.
struct section_3_4_2 {
  sentence inputs;
  int seed_v1 = 123;
  int seed_v2 = 789;

  torch_generator generator_v1{seed_v1};
  self_attention_v1<d_in<3>, d_out<2>> sa_v1{generator_v1};
  tensor<float, tokens<6>, d_out<2>> context_vecs_v1 = sa_v1(inputs);

  torch_generator generator_v2{seed_v2};
  self_attention_v2<d_in<3>, d_out<2>> sa_v2{generator_v2};
  tensor<float, tokens<6>, d_out<2>> context_vecs_v2 = sa_v2(inputs);
};

}  // namespace chapter

#endif
