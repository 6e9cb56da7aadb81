#include "chapter.hpp"
#include "heat_map.hpp"
#include "show.hpp"

// Section 3.5: causal attention.

namespace demo {

using namespace headsup;

namespace {

/// The last weights of 3.5.1, on which 3.5.2 practises dropout.
constexpr auto causal_weights = [] {
  torch_generator generator{789};
  self_attention_v2<d_in<3>, d_out<2>> const sa_v2{generator};
  auto const key_vectors = rename<tokens, keys>(sa_v2.W_key(inputs));
  return softmax<keys>(mask_future<tokens, keys>(scaled_scores<d_out>(sa_v2.W_query(inputs), key_vectors)));
}();

}  // namespace

void causal_mask(page& to) {
  to.say("The layer of 3.4.2 once more. Without a mask, every word looks at all others, even later ones.");
  to.formula({"ω = Q Kᵀ    α = softmax(ω / √d_k)", "w = Q K^T    a = softmax(w / sqrt(d_k))"});
  SHOW(
      to, constexpr auto sa_v2 = [] {
        torch_generator generator{789};
        return self_attention_v2<d_in<3>, d_out<2>>{generator};
      }());
  SHOW(to, constexpr auto queries = sa_v2.W_query(inputs));
  SHOW(to, constexpr auto key_vectors = rename<tokens, keys>(sa_v2.W_key(inputs)));
  SHOW(to, constexpr auto scores = contract<d_out>(queries, key_vectors));
  SHOW(to, constexpr auto weights = softmax<keys>(scores / math::sqrt(2.0)));
  show_shapes(to, weights, queries, key_vectors);
  show_result(to, weights);
  heat_map(to, weights, words, words);
  to.blank();

  to.say("A model that writes must not see later words. In each row this mask keeps the words up to its own.");
  SHOW(to, constexpr auto mask = tril<tokens, keys>(ones<float, tokens<6>, keys<6>>()));
  to.shape(shape_of(mask));
  show_result(to, mask);
  to.blank();

  to.say("A first attempt: weights times mask. Later words get 0, but the rows no longer sum to 1.");
  to.formula({"α ∘ M", "a * M"});
  SHOW(to, constexpr auto masked_weights = weights * mask);
  show_shapes(to, masked_weights, weights, mask);
  show_result(to, masked_weights);
  to.say("The type no longer says that the sum is 1, so attend, which mixes values, would not compile.");
  SHOW(to, constexpr auto values = rename<tokens, keys>(sa_v2.W_value(inputs)));
  SHOW(to, static_assert(!can_attend<decltype(masked_weights), decltype(values)>));
  to.blank();

  to.say("Dividing each row by its remaining sum repairs that.");
  to.formula({"αᵢⱼ Mᵢⱼ / Σⱼ αᵢⱼ Mᵢⱼ", "aij Mij / sum_j aij Mij"});
  SHOW(to, constexpr auto repaired = renormalize<keys>(masked_weights));
  show_shapes(to, repaired, masked_weights);
  show_result(to, repaired);
  to.blank();

  to.say("It is better to mask the scores: exp(-inf) is 0, so softmax ignores later words.");
  to.formula({"ωᵢⱼ = −∞  for j > i", "wij = -inf  for j > i"});
  SHOW(to, constexpr auto masked_scores = mask_future<tokens, keys>(scores));
  show_shapes(to, masked_scores, scores);
  show_result(to, masked_scores);
  to.blank();

  to.say("The same weights in one step. \"Your\" can look only at itself, \"step\" at the whole sentence.");
  to.formula({"α = softmax(ω / √d_k)", "a = softmax(w / sqrt(d_k))"});
  SHOW(to, constexpr auto weights_causal = softmax<keys>(masked_scores / math::sqrt(2.0)));
  show_shapes(to, weights_causal, masked_scores);
  show_result(to, weights_causal);
  heat_map(to, weights_causal, words, words);
  to.blank();
}

void attention_dropout(page& to) {
  to.say(
      "During training, weights are dropped at random, so that the layer does not rely on any single one. At a rate of "
      "0.5, half of them become 0 on average; the rest are doubled to compensate.");
  to.formula({"x / (1 − p)  with probability 1 − p,  else 0", "x / (1 - p)  with probability 1 - p,  else 0"});
  SHOW(
      to, constexpr auto dropped_ones = [] {
        torch_generator generator{123};
        return dropout{0.5}(ones<float, tokens<6>, keys<6>>(), generator);
      }());
  to.shape(shape_of(dropped_ones));
  show_result(to, dropped_ones);
  to.blank();

  to.say(
      "The same in a PyTorch that uses Intel's MKL on an Intel processor, where MKL draws the mask: the same seed "
      "gives a different mask. headsup has both.");
  SHOW(
      to, constexpr auto dropped_ones_mkl = [] {
        torch_generator generator{123};
        return dropout{0.5, dropout_stream::mkl}(ones<float, tokens<6>, keys<6>>(), generator);
      }());
  show_result(to, dropped_ones_mkl);
  to.blank();

  to.say("Applied to the causal weights of 3.5.1. Their rows sum to 1 only on average, and the type says so.");
  SHOW(
      to, constexpr auto dropped = [] {
        torch_generator generator{123};
        return dropout{0.5}(causal_weights, generator);
      }());
  show_shapes(to, dropped, causal_weights);
  show_result(to, dropped);
  heat_map(to, dropped, words, words);
  to.blank();

  to.say("And with MKL's mask.");
  SHOW(
      to, constexpr auto dropped_mkl = [] {
        torch_generator generator{123};
        return dropout{0.5, dropout_stream::mkl}(causal_weights, generator);
      }());
  show_result(to, dropped_mkl);
  to.blank();
}

void causal_layer(page& to) {
  to.say("Two texts at once, here the same text twice: a first axis, along which nothing is mixed.");
  SHOW(to, constexpr auto texts = stack<batch>(inputs, inputs));
  show_shapes(to, texts, inputs, inputs);
  to.labelled("size", size_text(texts).c_str());
  to.blank();

  to.say("The layer: projections, scores, mask, softmax, dropout (its rate here 0), values.");
  to.formula({"Z = dropout(softmax(mask(Q Kᵀ / √d_k))) V", "Z = dropout(softmax(mask(Q K^T / sqrt(d_k)))) V"});
  SHOW(
      to, constexpr auto causal = [] {
        torch_generator generator{123};
        return causal_attention<d_in<3>, d_out<2>, context_length<6>>{generator};
      }());
  SHOW(to, constexpr auto contexts = causal(texts));
  show_shapes(to, contexts, texts);
  to.labelled("size", size_text(contexts).c_str());
  show_result(to, contexts);
  to.say("A text of more than context_length<6> tokens would not compile.");
  to.blank();
}

}  // namespace demo
