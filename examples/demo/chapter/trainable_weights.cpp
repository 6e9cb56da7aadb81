#include "chapter.hpp"

// Section 3.4: self-attention with trainable weights.

namespace demo {

using namespace headsup;

void trainable_weights(page& to) {
  to.say(
      "Three matrices, which training would adjust, make three vectors of each word. They start from random numbers, "
      "those that PyTorch draws after manual_seed(seed). The axis that counts them is our own:");
  to.code("template <std::size_t N> struct matrices : headsup::axis<\"matrices\", N> {};");
  GIVEN_SEED(to, seed, 123);
  LET(to, W, rand<matrices<3>, d_in<3>, d_out<2>>(torch_generator{seed}));
  SHAPES(to, W);

  to.say(
      "The first makes queries (what a word looks for), the second key vectors (what it can be found by), the third "
      "values (what it contributes).");
  LET(to, W_query, take<matrices>(W, 0));
  RESULT(to, W_query);
  LET(to, W_key, take<matrices>(W, 1));
  RESULT(to, W_key);
  LET(to, W_value, take<matrices>(W, 2));
  RESULT(to, W_value);

  to.say("The query, the key vector and the value of \"journey\".");
  to.formula({"q₂ = x₂ W_q    k₂ = x₂ W_k    v₂ = x₂ W_v", "q2 = x2 W_q    k2 = x2 W_k    v2 = x2 W_v",
              R"(q_2 = x_2 W_q \qquad k_2 = x_2 W_k \qquad v_2 = x_2 W_v)"});
  LET(to, x_2, take<tokens>(inputs, 1));
  LET(to, query_2, matmul(x_2, W_query));
  SHAPES(to, query_2, x_2, W_query);
  RESULT(to, query_2);
  LET(to, key_2, matmul(x_2, W_key));
  RESULT(to, key_2);
  LET(to, value_2, matmul(x_2, W_value));
  RESULT(to, value_2);

  to.say("The key vectors and values of all words: \"journey\" looks at every one.");
  to.formula({"K = X W_k    V = X W_v", "K = X W_k    V = X W_v", R"(K = X W_k \qquad V = X W_v)"});
  LET(to, key_vectors, rename<tokens, keys>(matmul(inputs, W_key)));
  SHAPES_BY(to, renaming("tokens", "keys"), key_vectors, inputs, W_key);
  to.labelled("size", size_text(key_vectors).c_str());
  LET(to, values, rename<tokens, keys>(matmul(inputs, W_value)));
  SHAPES_BY(to, renaming("tokens", "keys"), values, inputs, W_value);
  to.labelled("size", size_text(values).c_str());

  to.say("The score of \"journey\" for itself: query times key vector, no longer embedding times embedding.");
  to.formula({"ω₂₂ = q₂ · k₂", "w22 = q2 . k2", R"(\omega_{22} = q_2 \cdot k_2)"});
  LET(to, score_22, dot(query_2, key_2));
  SHAPES(to, score_22, query_2, key_2);
  RESULT(to, score_22);

  to.say("And for all words.");
  to.formula({"ω₂ = q₂ Kᵀ", "w2 = q2 K^T", R"(\omega_2 = q_2 K^\top)"});
  LET(to, scores_2, matmul(query_2, transpose(key_vectors)));
  SHAPES(to, scores_2, query_2, transpose(key_vectors));
  RESULT(to, scores_2);

  to.say(
      "Dot products of long vectors are large, and softmax of large numbers is nearly all or nothing, where gradients "
      "vanish. Dividing by the square root of the length prevents that.");
  to.formula({"α₂ = softmax(ω₂ / √d_k)", "a2 = softmax(w2 / sqrt(d_k))",
              R"(\alpha_2 = \operatorname{softmax}\left(\frac{\omega_2}{\sqrt{d_k}}\right))"});
  LET(to, weights_2, softmax<keys>(scores_2 / sqrt(tensor<float>(2))));
  SHAPES(to, weights_2, scores_2);
  RESULT(to, weights_2);
  HEAT_MAP(to, weights_2, labels(words).subspan(1, 1), words);

  to.say("The context vector now mixes values.");
  to.formula({"z₂ = Σᵢ α₂ᵢ vᵢ", "z2 = sum_i a2i vi", R"(z_2 = \sum_i \alpha_{2i} v_i)"});
  LET(to, context_2, attend(weights_2, values));
  SHAPES(to, context_2, weights_2, values);
  RESULT(to, context_2);
}

void self_attention_layers(page& to) {
  to.say(
      "The same steps for all words, as a layer that owns its matrices. From the same seed, row two is the vector of "
      "3.4.1.");
  to.formula(
      {"Z = softmax(Q Kᵀ / √d_k) V    Q = X W_q    K = X W_k    V = X W_v",
       "Z = softmax(Q K^T / sqrt(d_k)) V    Q = X W_q    K = X W_k    V = X W_v",
       R"(Z = \operatorname{softmax}\left(\frac{Q K^\top}{\sqrt{d_k}}\right) V \qquad Q = X W_q \qquad K = X W_k \qquad V = X W_v)"});
  GIVEN_SEED(to, seed, 123);
  LET(to, sa_v1, self_attention_v1<d_in<3>, d_out<2>>{torch_generator{seed}});
  LET(to, contexts_v1, sa_v1(inputs));
  SHAPES_BY(to, by_a_layer(), contexts_v1, inputs);
  RESULT(to, contexts_v1);

  to.say(
      "Linear layers replace the matrices: they start from smaller weights of both signs, which train better, and "
      "store them transposed.");
  to.formula({"Q = X W_qᵀ    K = X W_kᵀ    V = X W_vᵀ", "Q = X W_q^T    K = X W_k^T    V = X W_v^T",
              R"(Q = X W_q^\top \qquad K = X W_k^\top \qquad V = X W_v^\top)"});
  GIVEN_SEED(to, seed_2, 789);
  LET(to, sa_v2, self_attention_v2<d_in<3>, d_out<2>>{torch_generator{seed_2}});
  LET(to, contexts_v2, sa_v2(inputs));
  SHAPES_BY(to, by_a_layer(), contexts_v2, inputs);
  RESULT(to, contexts_v2);
}

}  // namespace demo
