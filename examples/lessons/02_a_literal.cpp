// Lesson 02: Braces that fit
//
// In PyTorch: `torch.tensor([[0.43, 0.15, 0.89], [0.55, 0.87, 0.66]])` takes its shape from the brackets, whatever you
// meant. In headsup you say which axes you mean, outermost first, and the braces have to fit them.

#include <headsup/headsup.hpp>

using namespace headsup;

// "Your journey": two words, three features each.
constexpr tensor<float, tokens<3>, d_in<2>> two_words{{{0.43f, 0.15f, 0.89f},    // Your
                                                       {0.55f, 0.87f, 0.66f}}};  // journey

#include "finish/02_a_literal.hpp"
