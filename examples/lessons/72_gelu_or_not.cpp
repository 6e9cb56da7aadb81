// Lesson 72: GELU, or not
//
// Between the two layers of a feed-forward network is an activation: GPT-2 has GELU. Without it the network compiles,
// and every shape is the same. Here one feature becomes two, and two become one again. All three programs below have
// the same weights.

#include <headsup/headsup.hpp>

#include <headsup/gpt2/roles.hpp>

using namespace headsup;

// A weight of a linear layer has a row for each output, and there are no biases: up makes x and -x, down adds the two.
constexpr tensor<float, d_ff<2>, d_in<1>> up{{{1}, {-1}}};
constexpr tensor<float, d_out<1>, d_ff<2>> down{{{1, 1}}};
constexpr auto widened = [](auto const& x) { return contract<d_in>(x, up); };

constexpr auto first = [](auto const& x) { return contract<d_ff>(gelu(widened(x)), down); };
constexpr auto second = [](auto const& x) { return contract<d_ff>(relu(widened(x)), down); };
constexpr auto third = [](auto const& x) { return contract<d_ff>(widened(x), down); };

// By hand: what second and third make of these three words. relu(x) is x, and 0 in the place of what is negative.
constexpr tensor<float, tokens<3>, d_in<1>> words{{{-2}, {0}, {3}}};
constexpr tensor<float, tokens<3>, d_out<1>> by_second{{{?}, {?}, {?}}};
constexpr tensor<float, tokens<3>, d_out<1>> by_third{{{?}, {?}, {?}}};

// One of the three can be written as one linear layer without a middle, for any weights. Which, and what is its weight
// here?
constexpr auto is_one_layer = ?;
constexpr tensor<float, d_out<1>, d_in<1>> weight{{{?}}};

// And which one is as in GPT-2?
constexpr auto as_in_gpt2 = ?;

// gelu(x) is x times how likely a normal number is below x: gelu(1) is 0.84. What is gelu(-1)? Work out from both
// what first makes of 1, to two decimals. A word, not 0, for which first and second agree: of very large numbers nearly
// all are below.
constexpr float gelu_of_minus_1 = ?;
constexpr float first_of_1 = ?;
constexpr tensor<float, tokens<1>, d_in<1>> they_agree{{{?}}};

#include "finish/72_gelu_or_not.hpp"
