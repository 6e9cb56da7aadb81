#include "chapter.hpp"

// Section 3.5: causal attention.

namespace demo {

using namespace headsup;

namespace {

/// The last weights of 3.5.1 from its own seed, on which 3.5.2 practises dropout.
CONSTANT auto weights_of_the_last_section() {
  self_attention_v2<d_in<3>, d_out<2>> const sa_v2{torch_generator{789}};
  auto const key_vectors = rename<tokens, keys>(sa_v2.W_key(inputs));
  return softmax<keys>(mask_future<tokens, keys>(scaled_scores<d_out>(sa_v2.W_query(inputs), key_vectors)));
}

}  // namespace

void causal_mask(page& to) {
  to.say("The layer of 3.4.2 once more. Without a mask, every word looks at all others, even later ones.");
  to.formula({"ω = Q Kᵀ    α = softmax(ω / √d_k)", "w = Q K^T    a = softmax(w / sqrt(d_k))",
              R"(\omega = Q K^\top \qquad \alpha = \operatorname{softmax}\left(\frac{\omega}{\sqrt{d_k}}\right))"});
  GIVEN_SEED(to, seed, 789);
  LET(to, sa_v2, self_attention_v2<d_in<3>, d_out<2>>{torch_generator{seed}});
  LET(to, queries, sa_v2.W_query(inputs));
  LET(to, key_vectors, rename<tokens, keys>(sa_v2.W_key(inputs)));
  LET(to, scores, contract<d_out>(queries, key_vectors));
  LET(to, weights, softmax<keys>(scores / sqrt(tensor<float>(2))));
  SHAPES(to, weights, queries, key_vectors);
  RESULT(to, weights);
  HEAT_MAP(to, weights, words, words);

  to.say("A model that writes must not see later words. In each row this mask keeps the words up to its own.");
  LET(to, mask, tril<tokens, keys>(ones<float, tokens<6>, keys<6>>()));
  SHAPES(to, mask);
  RESULT(to, mask);

  to.say("A first attempt: weights times mask. Later words get 0, but the rows no longer sum to 1.");
  to.formula({"α ∘ M", "a * M", R"(\alpha \circ M)"});
  LET(to, masked_weights, weights * mask);
  SHAPES(to, masked_weights, weights, mask);
  RESULT(to, masked_weights);
  to.remark("The type no longer says that the sum is 1, so attend, which mixes values, would not compile.");
  LET(to, values, rename<tokens, keys>(sa_v2.W_value(inputs)));
  SHOW_ASSERT(to, !can_attend<decltype(masked_weights), decltype(values)>);

  to.say("Dividing each row by its remaining sum repairs that.");
  to.formula(
      {"αᵢⱼ Mᵢⱼ / Σⱼ αᵢⱼ Mᵢⱼ", "aij Mij / sum_j aij Mij", R"(\frac{\alpha_{ij} M_{ij}}{\sum_j \alpha_{ij} M_{ij}})"});
  LET(to, repaired, renormalize<keys>(masked_weights));
  SHAPES(to, repaired, masked_weights);
  RESULT(to, repaired);

  to.say("It is better to mask the scores: exp(-inf) is 0, so softmax ignores later words.");
  to.formula({"ωᵢⱼ = −∞  for j > i", "wij = -inf  for j > i", R"(\omega_{ij} = -\infty \quad \text{for } j > i)"});
  LET(to, masked_scores, mask_future<tokens, keys>(scores));
  SHAPES(to, masked_scores, scores);
  RESULT(to, masked_scores);

  to.say("The same weights in one step. \"Your\" can look only at itself, \"step\" at the whole sentence.");
  to.formula({"α = softmax(ω / √d_k)", "a = softmax(w / sqrt(d_k))",
              R"(\alpha = \operatorname{softmax}\left(\frac{\omega}{\sqrt{d_k}}\right))"});
  LET(to, weights_causal, softmax<keys>(masked_scores / sqrt(tensor<float>(2))));
  SHAPES(to, weights_causal, masked_scores);
  RESULT(to, weights_causal);
  HEAT_MAP(to, weights_causal, words, words);

  to.say(
      "Later models also mask what is far back. A window is how many words each word sees: itself, and those right "
      "before it.");
  to.formula({"ωᵢⱼ = −∞  for j ≤ i − w", "wij = -inf  for j <= i - w",
              R"(\omega_{ij} = -\infty \quad\text{for } j \le i - w)"});
  with_given_size<3, 1, 2, 3, 4, 5, 6>(to, "window", [&](auto window) {
    LET(to, near_scores, mask_distant<tokens, keys, window>(masked_scores));
    SHAPES(to, near_scores, masked_scores);
    LET(to, weights_near, softmax<keys>(near_scores / sqrt(tensor<float>(2))));
    SHAPES(to, weights_near, near_scores);
    HEAT_MAP(to, weights_near, words, words);
  });
}

void attention_dropout(page& to) {
  to.say(
      "During training, weights are dropped at random, so that the layer does not rely on any single one. Each becomes "
      "0 with probability p; the rest are divided by 1 - p to compensate. With p = 0.5 they are doubled.");
  to.formula({"x / (1 − p)  with probability 1 − p,  else 0", "x / (1 - p)  with probability 1 - p,  else 0",
              R"(\frac{x}{1 - p} \quad \text{with probability } 1 - p, \text{ else } 0)"});
  GIVEN_NUMBER(to, p, 0.5, 0, 0.95, 0.05);
  GIVEN_SEED(to, seed, 123);
  LET(to, dropped_ones, dropout{p}(ones<float, tokens<6>, keys<6>>(), torch_generator{seed}));
  SHAPES(to, dropped_ones);
  RESULT(to, dropped_ones);

  to.say(
      "The same in a PyTorch that uses Intel's MKL on an Intel processor, where MKL draws the mask: the same seed "
      "gives a different mask. headsup has both.");
  LET(to, dropped_ones_mkl, dropout{p, dropout_stream::mkl}(ones<float, tokens<6>, keys<6>>(), torch_generator{seed}));
  RESULT(to, dropped_ones_mkl);

  to.say(
      "Applied to the causal weights of 3.5.1 (seed 789). Their rows sum to 1 only on average, and the type says so.");
  CONSTANT auto weights_causal = weights_of_the_last_section();
  TELL(to, weights_causal);
  LET(to, dropped, dropout{p}(weights_causal, torch_generator{seed}));
  SHAPES(to, dropped, weights_causal);
  RESULT(to, dropped);
  HEAT_MAP(to, dropped, words, words);

  to.say("And with MKL's mask.");
  LET(to, dropped_mkl, dropout{p, dropout_stream::mkl}(weights_causal, torch_generator{seed}));
  RESULT(to, dropped_mkl);
}

void causal_layer(page& to) {
  to.say("Two texts at once, here the same text twice: a first axis, along which nothing is mixed.");
  LET(to, texts, stack<batch>(inputs, inputs));
  SHAPES_BY(to, stacking("batch"), texts, inputs, inputs);
  to.labelled("size", size_text(texts).c_str());

  to.say("The layer: projections, scores, mask, softmax, dropout (its rate here 0), values.");
  to.formula(
      {"Z = dropout(softmax(mask(Q Kᵀ / √d_k))) V", "Z = dropout(softmax(mask(Q K^T / sqrt(d_k)))) V",
       R"(Z = \operatorname{dropout}\left(\operatorname{softmax}\left(\operatorname{mask}\left(\frac{Q K^\top}{\sqrt{d_k}}\right)\right)\right) V)"});
  GIVEN_SEED(to, seed, 123);
  LET(to, causal, causal_attention<d_in<3>, d_out<2>, context_length<6>>{torch_generator{seed}});
  LET(to, contexts, causal(texts));
  SHAPES_BY(to, by_a_layer(), contexts, texts);
  to.labelled("size", size_text(contexts).c_str());
  RESULT(to, contexts);
  to.remark("A text of more than context_length<6> tokens would not compile.");
}

}  // namespace demo
