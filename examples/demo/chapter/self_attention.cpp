#include "chapter.hpp"

// Section 3.3: self-attention without trainable weights.

namespace demo {

using namespace headsup;

void one_token(page& to) {
  to.say("The sentence as a matrix: six words, each embedded as three numbers.");
  to.formula({"X = (x₁, …, x₆)", "X = (x1, ..., x6)", R"(X = (x_1, \dots, x_6))"});
  to.given(given_words());
  to.given(given_inputs());
  SHAPES(to, inputs);
  RESULT(to, inputs);

  to.say("\"journey\" looks at the sentence. Its vector is the query.");
  to.formula({"x₂", "x2", R"(x_2)"});
  LET(to, query_2, take<tokens>(inputs, 1));
  SHAPES_BY(to, selecting("tokens", 1), query_2, inputs);
  RESULT(to, query_2);

  to.say(
      "The words that it looks at have an axis of their own, keys, and their vectors are the key vectors. (In the "
      "book this axis is still called tokens, and the softmax goes along it. From 3.3.2 on every token looks, and only "
      "a softmax along the keys is right. So headsup says keys from the start.)");
  LET(to, key_vectors, rename<tokens, keys>(inputs));
  SHAPES_BY(to, renaming("tokens", "keys"), key_vectors, inputs);

  to.say("How similar are \"journey\" and \"Your\"? The more two vectors align, the larger their dot product.");
  to.formula({"ω₂₁ = x₂ · x₁", "w21 = x2 . x1", R"(\omega_{21} = x_2 \cdot x_1)"});
  LET(to, key_1, take<keys>(key_vectors, 0));
  LET(to, score_21, dot(query_2, key_1));
  SHAPES(to, score_21, query_2, key_1);
  RESULT(to, score_21);

  to.say("One such score for each word: a matrix-vector product gives them all.");
  to.formula({"ω₂ᵢ = xᵢ · x₂", "w2i = xi . x2", R"(\omega_{2i} = x_i \cdot x_2)"});
  LET(to, scores_2, matmul(key_vectors, query_2));
  SHAPES(to, scores_2, key_vectors, query_2);
  RESULT(to, scores_2);

  to.say("The weights should sum to 1, so that mixing preserves the scale. Dividing by the sum would do it.");
  to.formula(
      {"α₂ᵢ = ω₂ᵢ / Σⱼ ω₂ⱼ", "a2i = w2i / sum_j w2j", R"(\alpha_{2i} = \frac{\omega_{2i}}{\sum_j \omega_{2j}})"});
  LET(to, divided, renormalize<keys>(scores_2));
  SHAPES(to, divided, scores_2);
  RESULT(to, divided);
  CONSTANT auto sum_of_divided = sum<keys>(divided);
  to.labelled("sum", to_text(sum_of_divided));

  to.say("Exponentials are better: no weight is negative, and large scores win. But above 88 they overflow.");
  to.formula({"α₂ᵢ = exp ω₂ᵢ / Σⱼ exp ω₂ⱼ", "a2i = exp w2i / sum_j exp w2j",
              R"(\alpha_{2i} = \frac{\exp \omega_{2i}}{\sum_j \exp \omega_{2j}})"});
  LET(to, naive, naive_softmax<keys>(scores_2));
  SHAPES(to, naive, scores_2);
  RESULT(to, naive);
  CONSTANT auto sum_of_naive = sum<keys>(naive);
  to.labelled("sum", to_text(sum_of_naive));

  to.say("So subtract the largest score first: the result is the same, without overflow. This is softmax.");
  to.formula(
      {"α₂ᵢ = exp(ω₂ᵢ − m) / Σⱼ exp(ω₂ⱼ − m),  m = maxⱼ ω₂ⱼ", "a2i = exp(w2i - m) / sum_j exp(w2j - m),  m = max_j w2j",
       R"(\alpha_{2i} = \frac{\exp(\omega_{2i} - m)}{\sum_j \exp(\omega_{2j} - m)}, \quad m = \max_j \omega_{2j})"});
  LET(to, weights_2, softmax<keys>(scores_2));
  SHAPES(to, weights_2, scores_2);
  RESULT(to, weights_2);
  CONSTANT auto sum_of_weights_2 = sum<keys>(weights_2);
  to.labelled("sum", to_text(sum_of_weights_2));
  HEAT_MAP(to, weights_2, labels(words).subspan(1, 1), words);

  to.say(
      "Its context vector: what \"journey\" means in this sentence, a mix of all words by these weights. The vectors "
      "that are mixed are the values: without trainable weights, the key vectors again.");
  to.formula({"z₂ = Σᵢ α₂ᵢ xᵢ", "z2 = sum_i a2i xi", R"(z_2 = \sum_i \alpha_{2i} x_i)"});
  LET(to, values, key_vectors);
  LET(to, context_2, attend(weights_2, values));
  SHAPES(to, context_2, weights_2, values);
  RESULT(to, context_2);
}

void all_tokens(page& to) {
  to.say(
      "Now every word is a query. The words that look are tokens, and the same words, looked at, are keys: rows and "
      "columns of the table need different names.");
  LET(to, key_vectors, rename<tokens, keys>(inputs));
  SHAPES_BY(to, renaming("tokens", "keys"), key_vectors, inputs);

  to.say("All scores at once: a row for each word that looks, a column for each word that is looked at.");
  to.formula({"ω = X Xᵀ", "w = X X^T", R"(\omega = X X^\top)"});
  LET(to, scores, matmul(inputs, transpose(key_vectors)));
  SHAPES(to, scores, inputs, transpose(key_vectors));
  RESULT(to, scores);

  to.say(
      "Softmax along the keys: each word distributes a total attention of 1. A temperature below 1 would give the most "
      "alike words more of it, one above 1 less.");
  to.formula(
      {"α = softmax(ω / T)", "a = softmax(w / T)", R"(\alpha = \operatorname{softmax}\left(\frac{\omega}{T}\right))"});
  GIVEN_NUMBER(to, temperature, 1.0, 0.05, 20, 0.05);
  LET(to, weights, softmax<keys>(scores / temperature));
  SHAPES(to, weights, scores);
  RESULT(to, weights);
  HEAT_MAP(to, weights, words, words);

  to.say("Each row sums to 1. The type says so already; here are the numbers.");
  to.formula({"Σⱼ αᵢⱼ = 1", "sum_j aij = 1", R"(\sum_j \alpha_{ij} = 1)"});
  LET(to, row_sums, sum<keys>(weights));
  SHAPES(to, row_sums, weights);
  RESULT(to, row_sums);

  to.say("The context vectors of all words. With temperature 1, the second row is the vector of 3.3.1.");
  to.formula({"Z = α X", "Z = a X", R"(Z = \alpha X)"});
  LET(to, values, key_vectors);
  LET(to, contexts, attend(weights, values));
  SHAPES(to, contexts, weights, values);
  RESULT(to, contexts);
}

}  // namespace demo
