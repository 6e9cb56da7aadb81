#ifndef HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_5_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_5_HPP

// 3.5 Hiding future words with causal attention

#include "inputs.hpp"

#include <limits>

namespace chapter {

/// What section 3.5.1 does to attention scores: two ways to hide the future.
struct hiding_the_future {
  tensor<float, tokens<6>, keys<6>> attn_scores;
  tensor<float, tokens<6>, keys<6>> all_ones = ones<float, tokens<6>, keys<6>>();
  double d_k = 2;

  tensor<float, tokens<6>, normalized<keys<6>>> attn_weights = softmax<keys>(attn_scores / headsup_math::sqrt(d_k));

  // Zeros after the softmax: the rows no longer sum to one, and are normalized again.
  tensor<float, tokens<6>, keys<6>> mask_simple = tril<tokens, keys>(all_ones);
  tensor<float, tokens<6>, keys<6>> masked_simple = attn_weights * mask_simple;
  tensor<float, tokens<6>, normalized<keys<6>>> masked_simple_norm = renormalize<keys>(masked_simple);

  // Minus infinity before the softmax.
  tensor<float, tokens<6>, keys<6>> mask = triu<tokens, keys, 1>(all_ones);
  tensor<float, tokens<6>, keys<6>> masked =
      masked_fill(attn_scores, map(mask, [](float m) { return m != 0; }), -std::numeric_limits<float>::infinity());
  tensor<float, tokens<6>, normalized<keys<6>>> attn_weights_causal = softmax<keys>(masked / headsup_math::sqrt(d_k));
};

/// 3.5.1 Applying a causal attention mask, to the projections of the layer of listing 3.2.
struct section_3_5_1 {
  sentence inputs;
  self_attention_v2<d_in<3>, d_out<2>> sa_v2;

  tensor<float, tokens<6>, d_out<2>> queries = sa_v2.W_query(inputs);
  tensor<float, keys<6>, d_out<2>> key_vectors = rename<tokens, keys>(sa_v2.W_key(inputs));
  tensor<float, keys<6>, d_out<2>> values = rename<tokens, keys>(sa_v2.W_value(inputs));

  hiding_the_future causal{matmul(queries, transpose(key_vectors))};
  tensor<float, tokens<6>, d_out<2>> context_vecs = attend(causal.attn_weights_causal, values);
};

/// 3.5.2 Masking additional attention weights with dropout.
struct section_3_5_2 {
  tensor<float, tokens<6>, normalized<keys<6>>> attn_weights;
  dropout_stream stream = dropout_stream::torch;
  int seed = 123;

  headsup::dropout dropout{0.5, stream};

  torch_generator generator{seed};
  tensor<float, tokens<6>, keys<6>> example = dropout(ones<float, tokens<6>, keys<6>>(), generator);

  torch_generator generator_again{seed};
  tensor<float, tokens<6>, normalized_on_average<keys<6>>> attn_weights_dropped =
      dropout(attn_weights, generator_again);
};

/// 3.5.3 Implementing a compact causal attention class: listing 3.3.
struct section_3_5_3 {
  sentence inputs;
  int seed = 123;

  sentences batch = stack<headsup::batch>(inputs, inputs);

  torch_generator generator{seed};
  causal_attention<d_in<3>, d_out<2>, context_length<6>> ca{generator};
  tensor<float, headsup::batch<2>, tokens<6>, d_out<2>> context_vecs = ca(batch);
};

}  // namespace chapter

#endif
