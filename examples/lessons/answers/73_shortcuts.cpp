// Lesson 73: What a shortcut adds
//
// A layer with a shortcut gives its input plus what it made of it: x + layer(x). In PyTorch it runs whenever the sizes
// are equal, whatever they count. Below are the two halves of a block of GPT-2, with linear layers in the place of
// attention and of the feed-forward network.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr linear<d_in<3>, d_out<3>, bias::no> attention{torch_generator{123}};
constexpr linear<d_in<3>, d_out<3>, bias::no> feed_forward{torch_generator{124}};
constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};

// First half: attention is added to its input.
constexpr auto seen = residual(x, attention(x));

// Second half: the feed-forward network reads what attention saw, and is added to its own input.
constexpr auto y = residual(seen, feed_forward(seen));

#include "finish/73_shortcuts.hpp"
