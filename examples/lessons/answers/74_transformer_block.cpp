// Lesson 74: Through a transformer block
//
// A block of GPT-2 has two halves: attention, in which the words look at each other, and a feed-forward network, which
// sees each word alone. Before each half is a norm, and after each the input is added. What comes out has the axes of
// what went in, so that twelve blocks can follow each other. Each ? stands for all axes of a result with their sizes.

#include <headsup/headsup.hpp>

#include <headsup/gpt2/feed_forward.hpp>

using namespace headsup;

constexpr tensor<float, batch<2>, tokens<5>, d_in<6>> x{};
constexpr feed_forward<d_in<6>, d_ff<24>> network;

// The first half: a norm, attention, and the input is added.
constexpr tensor<float, batch<2>, tokens<5>, d_in<6>> normed = layer_norm<d_in>(x);
constexpr tensor<float, batch<2>, tokens<5>, d_out<6>> attended{};  // what attention makes of it, as in lesson 48
constexpr tensor<float, batch<2>, tokens<5>, d_in<6>> seen = residual(x, attended);

// The second half: a norm, four times as many features, and the way back.
constexpr tensor<float, batch<2>, tokens<5>, d_ff<24>> widened = network.up(layer_norm<d_in>(seen));
constexpr tensor<float, batch<2>, tokens<5>, d_in<6>> thought = network.down(gelu_tanh(widened));
constexpr tensor<float, batch<2>, tokens<5>, d_in<6>> y = residual(seen, thought);

#include "finish/74_transformer_block.hpp"
