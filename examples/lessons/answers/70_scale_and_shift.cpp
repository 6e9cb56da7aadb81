// Lesson 70: A norm with weights
//
// layer_norm<d_in> gives each word mean 0 and variance 1. The norm of GPT-2, layer_normalization<d_in<4>>, has
// learned weights besides, which the book calls scale and shift: a number to multiply and a number to add, for each
// feature. But before the mean is subtracted, or after? Both programs below compile.

#include <headsup/headsup.hpp>

using namespace headsup;

// By hand, without a root: the mean of word 0 is 2, and that of word 1 is 5. What is left, divided by how far it is
// from 0?
constexpr tensor<float, tokens<2>, d_in<4>> x{{{1, 3, 1, 3}, {2, 2, 8, 8}}};
constexpr tensor<float, tokens<2>, d_in<4>> normed{{{-1, 1, -1, 1}, {-1, -1, 1, 1}}};

// One number for each feature: over which axes?
constexpr tensor<float, d_in<4>> scale{{1, 1, 5, 1}};
constexpr tensor<float, d_in<4>> shift{{0, 0, 0, 9}};

constexpr auto first = [](auto const& to) { return layer_norm<d_in>(to * scale + shift); };
constexpr auto second = [](auto const& to) { return layer_norm<d_in>(to) * scale + shift; };

// Which one is the norm of GPT-2, first or second?
constexpr auto as_in_gpt2 = second;

// What does it make of word 0, and what is the mean of that?
constexpr tensor<float, d_in<4>> word_0{{-1, 1, -5, 10}};
constexpr float mean_of_word_0 = 1.25f;

// In one of the two programs a shift by 9 of all four features would change nothing. In which?
constexpr auto forgets_a_common_shift = first;

#include "finish/70_scale_and_shift.hpp"
