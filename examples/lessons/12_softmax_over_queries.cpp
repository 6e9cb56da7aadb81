// Lesson 12: Softmax over the wrong words
//
// In PyTorch: scores.softmax(dim=1) is right for one head and wrong in a batch, where dim 1 counts the words that ask:
// each key is distributed over them. It runs, and a notebook of the chapter prints its numbers. In headsup the weights
// know their axis.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer{torch_generator{123}};
constexpr auto looked_at = rename<tokens, keys>(layer.W_key(inputs));
constexpr auto scores = mask_future<tokens, keys>(scaled_scores<d_out>(layer.W_query(inputs), looked_at));
constexpr auto values = rename<tokens, keys>(layer.W_value(inputs));

// What PyTorch computes: numbers of the right shape. (A tensor declared so forgets over what its numbers sum to one.)
constexpr tensor<float, tokens<6>, keys<6>> as_if = softmax<tokens>(scores);
static_assert(prints_as(take<tokens>(contract<keys>(as_if, values), 0), {-0.0844, 0.0414}));

// What each word computes from the words up to itself.
constexpr auto mix(auto const& x, auto const& v) { return attend(softmax<tokens>(x), v); }

constexpr auto contexts = mix(scores, values);

#include "finish/12_softmax_over_queries.hpp"
