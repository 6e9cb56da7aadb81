// Lesson 71: Wide and back
//
// The feed-forward network of GPT-2 makes four times as many features of each word, applies GELU, and goes back. The
// features in the middle have an axis of their own, d_ff. Each ? stands for all axes of a result with their sizes, or
// for a number; products and sums are answers too, such as 3 * 768 + 1.

#include <headsup/headsup.hpp>

#include <headsup/gpt2/feed_forward.hpp>

using namespace headsup;

constexpr feed_forward<d_in<3>, d_ff<12>> network;
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();

constexpr tensor<float, ?> widened = network.up(x);
constexpr tensor<float, ?> y = network.down(gelu_tanh(widened));

// PyTorch keeps the weight of a linear layer as (outputs, inputs), and so does headsup.
constexpr tensor<float, ?> weight_of_up = network.up.weight;
constexpr tensor<float, ?> weight_of_down = network.down.weight;

// In GPT-2 small: d_in<768>, d_ff<3072>. The numbers of both weights together, and of both biases together.
constexpr std::size_t in_the_weights = ?;
constexpr std::size_t in_the_biases = ?;

// Its attention has 2,362,368 parameters in each block, whatever the length of a text. Which has more, and how many
// multiplications by a weight does the network need for a text of 10 words?
constexpr bool network_has_more = ?;
constexpr std::size_t multiplications = ?;

#include "finish/71_feed_forward.hpp"
