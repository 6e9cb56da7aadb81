#ifndef HEADSUP_STATIC_TESTS_CHAPTER_NOTEBOOK_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_NOTEBOOK_HPP

// What one notebook adds to the chapter: from the words of the sentence to their embeddings, and two small examples of
// queries, keys and values.

#include <headsup/tokenizer/word_tokenizer.hpp>

#include <cstdint>

#include "inputs.hpp"

namespace chapter {

/// torch.no_grad(): layer.weight.copy_(weight)
template <class Layer, class Weight> constexpr Layer with_weight(Weight const& weight) {
  Layer layer;
  layer.weight = weight;
  return layer;
}

/// 1) Tokenized corpus: <pad>, <bos>, <eos> and the words are numbered.
using tokenizer = word_tokenizer<"Your journey starts with one step.">;

using word_id = tensor<std::int64_t>;
using word_ids = tensor<std::int64_t, tokens<6>>;
using token_embedding = embedding<tokenizer::vocab_axis, d_in<3>>;
using position_table = tensor<float, context_length<16>, d_in<3>>;

/// 2) Embeddings: a table with a row for each number, and how alike its words are.
struct embedded_words {
  sentence inputs;

  word_ids ids = tokenizer::ids();
  token_embedding emb = [this] {
    token_embedding table;
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t k = 0; k < 3; ++k) table.weight(static_cast<std::size_t>(ids(i)), k) = inputs(i, k);
    return table;
  }();
  sentence X_tokens = emb(ids);

  tensor<float, d_in<3>> your = emb(word_id(tokenizer::id_of("your")));
  tensor<float, d_in<3>> journey = emb(word_id(tokenizer::id_of("journey")));
  tensor<float, d_in<3>> starts = emb(word_id(tokenizer::id_of("starts")));
  tensor<float, d_in<3>> with = emb(word_id(tokenizer::id_of("with")));
  tensor<float, d_in<3>> one = emb(word_id(tokenizer::id_of("one")));
  tensor<float, d_in<3>> step = emb(word_id(tokenizer::id_of("step")));

  tensor<float> cosine_journey_starts = cosine<d_in>(journey, starts);
  tensor<float> cosine_one_step = cosine<d_in>(one, step);
  tensor<float> cosine_your_journey = cosine<d_in>(your, journey);
  tensor<float> cosine_with_your = cosine<d_in>(with, your);

  tensor<float> dot_journey_starts = dot(journey, starts);
  tensor<float> dot_one_step = dot(one, step);
  tensor<float> dot_your_journey = dot(your, journey);
  tensor<float> dot_with_your = dot(with, your);
};

inline constexpr position_table positions{{{0.00f, 0.00f, 0.00f},   //
                                           {0.01f, 0.02f, 0.03f},   //
                                           {0.02f, 0.01f, -0.01f},  //
                                           {0.03f, 0.00f, 0.01f},   //
                                           {0.04f, -0.01f, 0.02f},  //
                                           {0.05f, 0.02f, 0.00f},   //
                                           {0.06f, 0.03f, -0.02f},  //
                                           {0.07f, 0.01f, 0.01f},   //
                                           {0.08f, 0.00f, -0.01f},  //
                                           {0.09f, -0.02f, 0.02f},  //
                                           {0.10f, 0.03f, 0.00f},   //
                                           {0.11f, 0.00f, 0.01f},   //
                                           {0.12f, 0.01f, -0.02f},  //
                                           {0.13f, -0.01f, 0.02f},  //
                                           {0.14f, 0.02f, 0.00f},   //
                                           {0.15f, 0.01f, 0.01f}}};

/// 3) Add positional embeddings.
struct positioned_words {
  sentence X_tokens;
  position_table pos_weight = positions;

  embedding<context_length<16>, d_in<3>> pos_emb = with_weight<embedding<context_length<16>, d_in<3>>>(pos_weight);
  tensor<float, tokens<1>, d_in<3>> pos_1 = pos_emb(tensor<std::int64_t, tokens<1>>{{1}});
  tensor<float, tokens<6>, d_in<3>> pos = pos_emb(arange<std::int64_t, tokens<6>>());

  sentence X = X_tokens + pos;
  tensor<float, tokens<1>, d_in<3>> X_1 = take<tokens>(X_tokens, 1) + pos_1;
};

/// 4) Attention on the sentence, single head.
struct attending_words {
  sentence X;
  tensor<float, head_dim<2>, d_in<3>> W_Q_weight{{{0.5f, 0.0f, 0.5f}, {0.0f, 0.5f, -0.5f}}};
  tensor<float, head_dim<2>, d_in<3>> W_K_weight{{{0.4f, -0.1f, 0.3f}, {-0.2f, 0.6f, 0.1f}}};
  tensor<float, head_dim<2>, d_in<3>> W_V_weight{{{0.3f, 0.1f, -0.2f}, {0.1f, -0.3f, 0.4f}}};

  using projection = linear<d_in<3>, head_dim<2>, bias::no>;
  projection W_Q = with_weight<projection>(W_Q_weight);
  projection W_K = with_weight<projection>(W_K_weight);
  projection W_V = with_weight<projection>(W_V_weight);

  tensor<float, tokens<6>, head_dim<2>> Q = W_Q(X);
  tensor<float, keys<6>, head_dim<2>> K = rename<tokens, keys>(W_K(X));
  tensor<float, keys<6>, head_dim<2>> V = rename<tokens, keys>(W_V(X));

  tensor<float, tokens<6>, keys<6>> scores = matmul(Q, transpose(K)) / headsup_math::sqrt(2.0);
  tensor<float, tokens<6>, normalized<keys<6>>> weights = softmax<keys>(scores);
  tensor<float, tokens<6>, head_dim<2>> Z = attend(weights, V);
};

/// With and without value vectors: "Your journey starts with the first step", a head made up by hand.
struct made_up_head {
  tensor<float, tokens<7>, head_dim<3>> Q{{{0.1f, 0.2f, 0.3f},    // your
                                           {0.8f, 0.1f, 0.2f},    // journey
                                           {0.3f, 0.8f, 0.1f},    // starts
                                           {0.2f, 0.4f, 0.3f},    // with
                                           {0.1f, 0.1f, 0.1f},    // the
                                           {0.3f, 0.6f, 0.2f},    // first
                                           {0.6f, 0.2f, 0.5f}}};  // step
  tensor<float, keys<7>, head_dim<3>> K{{{0.9f, 0.1f, 0.2f},
                                         {0.3f, 0.7f, 0.2f},
                                         {0.1f, 0.9f, 0.3f},
                                         {0.1f, 0.2f, 0.8f},
                                         {0.1f, 0.1f, 0.1f},
                                         {0.2f, 0.7f, 0.3f},
                                         {0.5f, 0.2f, 0.5f}}};
  tensor<float, keys<7>, head_dim<3>> V{{{1.0f, 0.0f, 0.0f},
                                         {0.2f, 1.0f, 0.0f},
                                         {0.0f, 0.8f, 0.6f},
                                         {0.0f, 0.3f, 0.9f},
                                         {0.0f, 0.0f, 0.0f},
                                         {0.3f, 0.9f, 0.1f},
                                         {0.1f, 0.6f, 0.9f}}};
  /// The weights that the text of the notebook gives your, step and starts.
  tensor<float, keys<3>> picked_weights{{0.6f, 0.3f, 0.1f}};

  tensor<float, tokens<7>, keys<7>> scores = matmul(Q, transpose(K)) / headsup_math::sqrt(3.0);
  tensor<float, normalized<keys<7>>> weights = softmax<keys>(take<tokens>(scores, 1));  // journey's attention row
  tensor<float, head_dim<3>> Z_with_V = attend(weights, V);
  tensor<float, head_dim<3>> Z_no_V = attend(weights, K);

  tensor<float, keys<7>> weights_rounded = round(weights, 2);
  tensor<float, head_dim<3>> Z_with_V_rounded = round(Z_with_V, 2);
  tensor<float, head_dim<3>> Z_no_V_rounded = round(Z_no_V, 2);

  // The same by hand, from three words.
  tensor<float, head_dim<3>> journey = take<tokens>(Q, 1);
  tensor<float, keys<3>, head_dim<3>> K_your_step_starts =
      stack<keys>(take<keys>(K, 0), take<keys>(K, 6), take<keys>(K, 2));
  tensor<float, keys<3>, head_dim<3>> V_your_step_starts =
      stack<keys>(take<keys>(V, 0), take<keys>(V, 6), take<keys>(V, 2));
  tensor<float, keys<3>> qk_by_hand = contract<head_dim>(journey, K_your_step_starts);
  tensor<float, head_dim<3>> Z_by_hand = contract<keys>(picked_weights, V_your_step_starts);
  tensor<float, head_dim<3>> Zk_by_hand = contract<keys>(picked_weights, K_your_step_starts);
};

}  // namespace chapter

#endif
