#include "chapter.hpp"
#include "heat_map.hpp"
#include "show.hpp"

// Section 3.3: self-attention without trainable weights.

namespace demo {

using namespace headsup;

void one_token(page& to) {
  to.say("The sentence as a matrix: six words, each embedded as three numbers.");
  to.formula({"X = (x₁, …, x₆)", "X = (x1, ..., x6)"});
  to.shape(shape_of(inputs));
  show_result(to, inputs);
  to.blank();

  to.say("\"journey\" looks at the sentence. Its vector is the query.");
  to.formula({"x₂", "x2"});
  SHOW(to, constexpr auto query_2 = take<tokens>(inputs, 1));
  show_shapes(to, query_2, inputs);
  show_result(to, query_2);
  to.blank();

  to.say(
      "The words that it looks at have an axis of their own, keys, and their vectors are the key vectors. (The chapter "
      "still calls that axis tokens here, and takes the softmax along it; in 3.3.2, where every token looks, only a "
      "softmax along the keys is right, so headsup says keys from the start.)");
  SHOW(to, constexpr auto key_vectors = rename<tokens, keys>(inputs));
  show_shapes(to, key_vectors, inputs);
  to.blank();

  to.say("How similar are \"journey\" and \"Your\"? The more two vectors align, the larger their dot product.");
  to.formula({"ω₂₁ = x₂ · x₁", "w21 = x2 . x1"});
  SHOW(to, constexpr auto key_1 = take<keys>(key_vectors, 0));
  SHOW(to, constexpr auto score_21 = dot(query_2, key_1));
  show_shapes(to, score_21, query_2, key_1);
  show_result(to, score_21);
  to.blank();

  to.say("One such score for each word: a matrix-vector product gives them all.");
  to.formula({"ω₂ᵢ = xᵢ · x₂", "w2i = xi . x2"});
  SHOW(to, constexpr auto scores_2 = matmul(key_vectors, query_2));
  show_shapes(to, scores_2, key_vectors, query_2);
  show_result(to, scores_2);
  to.blank();

  to.say("The weights should sum to 1, so that mixing preserves the scale. Dividing by the sum would do it.");
  to.formula({"α₂ᵢ = ω₂ᵢ / Σⱼ ω₂ⱼ", "a2i = w2i / sum_j w2j"});
  SHOW(to, constexpr auto divided = renormalize<keys>(scores_2));
  show_shapes(to, divided, scores_2);
  show_result(to, divided);
  constexpr auto sum_of_divided = sum<keys>(divided);
  to.labelled("sum", to_text(sum_of_divided).c_str());
  to.blank();

  to.say("Exponentials are better: no weight is negative, and large scores win. But above 88 they overflow.");
  to.formula({"α₂ᵢ = exp ω₂ᵢ / Σⱼ exp ω₂ⱼ", "a2i = exp w2i / sum_j exp w2j"});
  SHOW(to, constexpr auto naive = naive_softmax<keys>(scores_2));
  show_shapes(to, naive, scores_2);
  show_result(to, naive);
  constexpr auto sum_of_naive = sum<keys>(naive);
  to.labelled("sum", to_text(sum_of_naive).c_str());
  to.blank();

  to.say("So subtract the largest score first: the result is the same, without overflow. This is softmax.");
  to.formula({"α₂ᵢ = exp(ω₂ᵢ − m) / Σⱼ exp(ω₂ⱼ − m),  m = maxⱼ ω₂ⱼ",
              "a2i = exp(w2i - m) / sum_j exp(w2j - m),  m = max_j w2j"});
  SHOW(to, constexpr auto weights_2 = softmax<keys>(scores_2));
  show_shapes(to, weights_2, scores_2);
  show_result(to, weights_2);
  constexpr auto sum_of_weights_2 = sum<keys>(weights_2);
  to.labelled("sum", to_text(sum_of_weights_2).c_str());
  heat_map(to, weights_2, std::span(words).subspan(1, 1), words);
  to.blank();

  to.say(
      "Its context vector: what \"journey\" means in this sentence, a mix of all words by these weights. The vectors "
      "that "
      "are mixed are the values: without trainable weights, the key vectors again.");
  to.formula({"z₂ = Σᵢ α₂ᵢ xᵢ", "z2 = sum_i a2i xi"});
  SHOW(to, constexpr auto values = key_vectors);
  SHOW(to, constexpr auto context_2 = attend(weights_2, values));
  show_shapes(to, context_2, weights_2, values);
  show_result(to, context_2);
  to.blank();
}

void all_tokens(page& to) {
  to.say(
      "Now every word is a query. The words that look are tokens, and the same words, looked at, are keys: rows and "
      "columns of the table need different names.");
  SHOW(to, constexpr auto key_vectors = rename<tokens, keys>(inputs));
  show_shapes(to, key_vectors, inputs);
  to.blank();

  to.say("All scores at once: a row for each word that looks, a column for each word that is looked at.");
  to.formula({"ω = X Xᵀ", "w = X X^T"});
  SHOW(to, constexpr auto scores = matmul(inputs, transpose(key_vectors)));
  show_shapes(to, scores, inputs, transpose(key_vectors));
  show_result(to, scores);
  to.blank();

  to.say("Softmax along the keys: each word distributes a total attention of 1.");
  to.formula({"α = softmax(ω)", "a = softmax(w)"});
  SHOW(to, constexpr auto weights = softmax<keys>(scores));
  show_shapes(to, weights, scores);
  show_result(to, weights);
  heat_map(to, weights, words, words);
  to.blank();

  to.say("Each row sums to 1. The type says so already; here are the numbers.");
  to.formula({"Σⱼ αᵢⱼ = 1", "sum_j aij = 1"});
  SHOW(to, constexpr auto row_sums = sum<keys>(weights));
  show_shapes(to, row_sums, weights);
  show_result(to, row_sums);
  to.blank();

  to.say("The context vectors of all words. The second row is the vector of 3.3.1.");
  to.formula({"Z = α X", "Z = a X"});
  SHOW(to, constexpr auto values = key_vectors);
  SHOW(to, constexpr auto contexts = attend(weights, values));
  show_shapes(to, contexts, weights, values);
  show_result(to, contexts);
  to.blank();
}

}  // namespace demo
