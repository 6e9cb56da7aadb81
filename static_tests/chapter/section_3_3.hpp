#ifndef HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_3_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_3_HPP

// 3.3 Attending to different parts of the input with self-attention

#include "inputs.hpp"

namespace chapter {

/// 3.3.1 A simple self-attention mechanism without trainable weights: the context vector of the second word.
struct section_3_3_1 {
  sentence inputs;

  tensor<float, d_in<3>> query = take<tokens>(inputs, 1);

  // The dot product, by hand and by name.
  tensor<float> res = [this] {
    float sum = 0;
    for (std::size_t k = 0; k < 3; ++k) sum += inputs(0, k) * query(k);
    return sum;
  }();
  tensor<float> dot_12 = dot(take<tokens>(inputs, 0), query);

  // Step 1: attention scores, word by word, and all in one product.
  tensor<float, tokens<6>> attn_scores_2 = [this] {
    tensor<float, tokens<6>> scores;
    for (std::size_t i = 0; i < 6; ++i) scores(i) = dot(take<tokens>(inputs, i), query);
    return scores;
  }();
  tensor<float, tokens<6>> attn_scores_2_matmul = matmul(inputs, query);

  // Step 2: attention weights, in three ways.
  tensor<float, tokens<6>> attn_weights_2_tmp = attn_scores_2 / sum<tokens>(attn_scores_2);
  tensor<float> attn_weights_2_tmp_sum = sum<tokens>(attn_weights_2_tmp);

  tensor<float, normalized<tokens<6>>> attn_weights_2_naive = naive_softmax<tokens>(attn_scores_2);
  tensor<float> attn_weights_2_naive_sum = sum<tokens>(attn_weights_2_naive);

  tensor<float, normalized<tokens<6>>> attn_weights_2 = softmax<tokens>(attn_scores_2);
  tensor<float> attn_weights_2_sum = sum<tokens>(attn_weights_2);

  // Step 3: the context vector.
  tensor<float, d_in<3>> context_vec_2 = attend(attn_weights_2, inputs);
};

/// The attention weights of the second word, as section 3.3.1 prints them.
inline constexpr tensor<double, keys<6>> printed_row_2{{0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581}};

/// 3.3.2 Computing attention weights for all input tokens.
struct section_3_3_2 {
  sentence inputs;
  tensor<double, keys<6>> row_2 = printed_row_2;

  // Step 1, pair by pair, and all in one product.
  tensor<float, tokens<6>, keys<6>> attn_scores_loop = [this] {
    tensor<float, tokens<6>, keys<6>> scores;
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t j = 0; j < 6; ++j) scores(i, j) = dot(take<tokens>(inputs, i), take<tokens>(inputs, j));
    return scores;
  }();
  tensor<float, tokens<6>, keys<6>> attn_scores = matmul(inputs, transpose(rename<tokens, keys>(inputs)));

  // Step 2, and that each row sums to one.
  tensor<float, tokens<6>, normalized<keys<6>>> attn_weights = softmax<keys>(attn_scores);
  double row_2_sum = [this] {
    double sum = 0;
    for (std::size_t j = 0; j < 6; ++j) sum += row_2(j);
    return sum;
  }();
  tensor<float, tokens<6>> row_sums = sum<keys>(attn_weights);

  // Figure 3.11 cuts the digits off after the second: it does not round.
  tensor<double, tokens<6>, keys<6>> figure_3_11 =
      map(attn_weights, [](double weight) { return static_cast<int>(weight * 100) / 100.0; });

  // Step 3.
  tensor<float, tokens<6>, d_in<3>> all_context_vecs = attend(attn_weights, rename<tokens, keys>(inputs));
};

}  // namespace chapter

#endif
