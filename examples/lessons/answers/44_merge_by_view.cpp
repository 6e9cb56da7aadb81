// Lesson 44: Heads merged by view alone
//
// In PyTorch: out.reshape(tokens, d_out) after the heads, without the .transpose(1, 2) before it, has the right shape
// and puts one head's features of several words in a row. It runs. In headsup the heads have to be next to their
// features.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two heads, three words, four features: the first head has the numbers from 10, the second those from 50.
constexpr tensor<float, heads<2>, tokens<3>, head_dim<4>> mixed{
    {{{10, 11, 12, 13}, {20, 21, 22, 23}, {30, 31, 32, 33}}, {{50, 51, 52, 53}, {60, 61, 62, 63}, {70, 71, 72, 73}}}};

// What PyTorch calls the first word: the first head's part of the first word, and of the second.
constexpr auto as_if = relabel<axes<tokens<3>, d_out<8>>>(mixed);
static_assert(prints_as(take<tokens>(as_if, 0), {10, 11, 12, 13, 20, 21, 22, 23}));

// Every word with the features of all heads.
constexpr auto side_by_side(auto const& x) { return reshape<tokens<3>, d_out<8>>(transpose<heads, tokens>(x)); }

constexpr auto together = side_by_side(mixed);

#include "finish/44_merge_by_view.hpp"
