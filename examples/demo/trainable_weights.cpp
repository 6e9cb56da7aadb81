#include "chapter.hpp"
#include "heat_map.hpp"
#include "show.hpp"

// Section 3.4: self-attention with trainable weights.

/// Which of the three weight matrices: a role of the demo's own, in one line.
template <std::size_t N> struct matrices : headsup::axis<"matrices", N> {};

namespace demo {

using namespace headsup;

void trainable_weights(page& to) {
  to.say(
      "Three matrices, which training would adjust, make three vectors of each word. They start from the numbers that "
      "PyTorch draws after manual_seed(123). The axis that counts them is our own:");
  to.code("template <std::size_t N> struct matrices : headsup::axis<\"matrices\", N> {};");
  SHOW(
      to, constexpr auto W = [] {
        torch_generator generator{123};
        return rand<matrices<3>, d_in<3>, d_out<2>>(generator);
      }());
  to.shape(shape_of(W));
  to.blank();

  to.say(
      "The first makes queries (what a word looks for), the second key vectors (what it can be found by), the third "
      "values (what it contributes).");
  SHOW(to, constexpr auto W_query = take<matrices>(W, 0));
  show_result(to, W_query);
  SHOW(to, constexpr auto W_key = take<matrices>(W, 1));
  show_result(to, W_key);
  SHOW(to, constexpr auto W_value = take<matrices>(W, 2));
  show_result(to, W_value);
  to.blank();

  to.say("The query, the key vector and the value of \"journey\".");
  to.formula({"q₂ = x₂ W_q    k₂ = x₂ W_k    v₂ = x₂ W_v", "q2 = x2 W_q    k2 = x2 W_k    v2 = x2 W_v"});
  SHOW(to, constexpr auto x_2 = take<tokens>(inputs, 1));
  SHOW(to, constexpr auto query_2 = matmul(x_2, W_query));
  show_shapes(to, query_2, x_2, W_query);
  show_result(to, query_2);
  SHOW(to, constexpr auto key_2 = matmul(x_2, W_key));
  show_result(to, key_2);
  SHOW(to, constexpr auto value_2 = matmul(x_2, W_value));
  show_result(to, value_2);
  to.blank();

  to.say("The key vectors and values of all words: \"journey\" looks at every one.");
  to.formula({"K = X W_k    V = X W_v", "K = X W_k    V = X W_v"});
  SHOW(to, constexpr auto key_vectors = rename<tokens, keys>(matmul(inputs, W_key)));
  show_shapes(to, key_vectors, inputs, W_key);
  to.labelled("size", size_text(key_vectors).c_str());
  SHOW(to, constexpr auto values = rename<tokens, keys>(matmul(inputs, W_value)));
  show_shapes(to, values, inputs, W_value);
  to.labelled("size", size_text(values).c_str());
  to.blank();

  to.say("The score of \"journey\" for itself: query times key vector, no longer embedding times embedding.");
  to.formula({"ω₂₂ = q₂ · k₂", "w22 = q2 . k2"});
  SHOW(to, constexpr auto score_22 = dot(query_2, key_2));
  show_shapes(to, score_22, query_2, key_2);
  show_result(to, score_22);
  to.blank();

  to.say("And for all words.");
  to.formula({"ω₂ = q₂ Kᵀ", "w2 = q2 K^T"});
  SHOW(to, constexpr auto scores_2 = matmul(query_2, transpose(key_vectors)));
  show_shapes(to, scores_2, query_2, transpose(key_vectors));
  show_result(to, scores_2);
  to.blank();

  to.say(
      "Dot products of long vectors are large, and softmax of large numbers is nearly all or nothing, where gradients "
      "vanish. Dividing by the square root of the length prevents that.");
  to.formula({"α₂ = softmax(ω₂ / √d_k)", "a2 = softmax(w2 / sqrt(d_k))"});
  SHOW(to, constexpr auto weights_2 = softmax<keys>(scores_2 / math::sqrt(2.0)));
  show_shapes(to, weights_2, scores_2);
  show_result(to, weights_2);
  heat_map(to, weights_2, std::span(words).subspan(1, 1), words);
  to.blank();

  to.say("The context vector now mixes values.");
  to.formula({"z₂ = Σᵢ α₂ᵢ vᵢ", "z2 = sum_i a2i vi"});
  SHOW(to, constexpr auto context_2 = attend(weights_2, values));
  show_shapes(to, context_2, weights_2, values);
  show_result(to, context_2);
  to.blank();
}

void self_attention_layers(page& to) {
  to.say("The same steps for all words, as a layer that owns its matrices. Row two is the vector of 3.4.1.");
  to.formula({"Z = softmax(Q Kᵀ / √d_k) V    Q = X W_q    K = X W_k    V = X W_v",
              "Z = softmax(Q K^T / sqrt(d_k)) V    Q = X W_q    K = X W_k    V = X W_v"});
  SHOW(
      to, constexpr auto sa_v1 = [] {
        torch_generator generator{123};
        return self_attention_v1<d_in<3>, d_out<2>>{generator};
      }());
  SHOW(to, constexpr auto contexts_v1 = sa_v1(inputs));
  show_shapes(to, contexts_v1, inputs);
  show_result(to, contexts_v1);
  to.blank();

  to.say(
      "Linear layers replace the matrices: they start from smaller weights of both signs, which train better, and "
      "store them transposed.");
  to.formula({"Q = X W_qᵀ    K = X W_kᵀ    V = X W_vᵀ", "Q = X W_q^T    K = X W_k^T    V = X W_v^T"});
  SHOW(
      to, constexpr auto sa_v2 = [] {
        torch_generator generator{789};
        return self_attention_v2<d_in<3>, d_out<2>>{generator};
      }());
  SHOW(to, constexpr auto contexts_v2 = sa_v2(inputs));
  show_shapes(to, contexts_v2, inputs);
  show_result(to, contexts_v2);
  to.blank();
}

}  // namespace demo
