// Lesson 60: A norm that sees the future
//
// In PyTorch: `F.layer_norm(x, (tokens, d_in))` takes mean and variance over all words of a text, including later ones,
// so a model that should predict the next word has already seen it. It runs. In headsup a norm has one axis.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two words, and the same first word before a different second one.
constexpr tensor<float, tokens<2>, d_in<3>> sentence{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<float, tokens<2>, d_in<3>> other_sentence{{{1, 2, 3}, {40, 50, 60}}};

// What PyTorch computes for the first word: it depends on the second.
constexpr auto over_all = [](auto const& x) {
  return relabel<axes<tokens<2>, d_in<3>>>(layer_norm<d_in>(relabel<axes<d_in<6>>>(x)));
};
static_assert(prints_as(take<tokens>(over_all(sentence), 0), {-1.4638, -0.8783, -0.2928}));
static_assert(prints_as(take<tokens>(over_all(other_sentence), 0), {-1.0125, -0.9720, -0.9315}));

// Every word with mean 0 and variance 1.
constexpr auto normed = layer_norm<tokens, d_in>(sentence);

#include "finish/60_layer_norm.hpp"
