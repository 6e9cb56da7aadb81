// Lesson 81: From logits to a word
//
// The next word is the one with the largest logit. `argmax<axis>` says at which position of that axis the largest
// number is, so its result are ids of that axis. In PyTorch `logits.argmax(dim=0)` are small numbers too, and an
// embedding has rows for them.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr embedding<vocab<5>, d_in<2>> tok_emb{torch_generator{123}};

// What a model makes of three words: (tokens<3>, vocab<5>).
constexpr tensor<float, tokens<3>, vocab<5>> logits{{{0, 7, 1, 2, 0}, {1, 0, 9, 0, 2}, {0, 1, 0, 5, 4}}};

// The likeliest word after the last of the three, and its row of the embedding, with which the model goes on.
constexpr auto next = argmax<tokens>(logits);
constexpr auto row = tok_emb(next);

#include "finish/81_next_word.hpp"
