// Lesson 65: A softmax of one number
//
// In PyTorch: a layer with one output scores every word, (6, 1), and `torch.softmax(scores, dim=1)` then makes every
// weight 1. It runs, and all words count fully. headsup refuses a softmax over an axis of size 1.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// How much every word matters: a learned score. (tokens<6>, d_out<1>)
constexpr linear<d_in<3>, d_out<1>, bias::no> score{torch_generator{123}};
constexpr auto scores = score(inputs);

// What PyTorch computes: e to the power of a score, divided by itself.
static_assert(prints_as(exp(scores) / exp(take<d_out>(scores, 0)), {{1}, {1}, {1}, {1}, {1}, {1}}));

// The share of every word in the whole text.
constexpr auto weights = softmax<d_out>(scores);

#include "finish/65_softmax_of_one.hpp"
