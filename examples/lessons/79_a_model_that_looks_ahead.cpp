// Lesson 79: A model that looks ahead
//
// A model predicts the next word, so its logits for a word must not depend on later words. In PyTorch a model that does
// looks like a miracle in training, and writes nonsense. All types are right here, and the program compiles. The law
// `laws::causal` runs the whole model, with other numbers at one word after the other, and says who saw whom.

#include <headsup/headsup.hpp>

#include <headsup/laws.hpp>

using namespace headsup;

// Two layers of attention; each is added to its input.
constexpr causal_attention<d_in<2>, d_out<2>, context_length<4>> first{torch_generator{123}};
constexpr self_attention_v2<d_in<2>, d_out<2>> second{torch_generator{124}};
constexpr tensor<float, vocab<3>, d_in<2>> rows{{{1, 0}, {0, 1}, {1, 1}}};

constexpr auto model = [](auto const& words) {
  auto const seen = residual(words, first(words));
  return contract<d_in>(residual(seen, second(seen)), rows);
};

// The end asks the law.

#include "finish/79_a_model_that_looks_ahead.hpp"
