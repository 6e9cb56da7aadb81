// Lesson 76: Where a word stands
//
// Attention does not know in which order the words are. GPT-2 adds it: pos_emb has a row for each position, from 0
// on, as tok_emb has one for each word of the vocabulary. In PyTorch both tables take any whole numbers, as long as
// there are such rows. In headsup ids know what they are ids of.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr embedding<vocab<7>, d_in<3>> tok_emb{torch_generator{123}};
constexpr embedding<context_length<5>, d_in<3>> pos_emb{torch_generator{124}};

// A prompt of three words, and a fourth word, which comes alone when the others are in a cache.
constexpr tensor<int, ids_of<vocab<7>, tokens<3>>> prompt{{3, 1, 4}};
constexpr tensor<int, ids_of<vocab<7>, tokens<1>>> fourth{{1}};

// Of each word, its row and the row of its position.
constexpr auto of_prompt = tok_emb(prompt) + pos_emb(arange<int, tokens<3>>());
constexpr auto of_fourth = tok_emb(fourth) + pos_emb(tensor<int, tokens<1>>{{3}});

#include "finish/76_positions.hpp"
