// Lesson 39: Heads by view alone
//
// In PyTorch: x.view(heads, tokens, head_dim) has the shape that attention wants, but deals the numbers out in memory
// order: the first head gets whole words. It runs. In headsup reshape splits and merges axes, and moves no number to
// another word.

#include <headsup/headsup.hpp>

using namespace headsup;

// Three words of eight features: 10 to 17, 20 to 27, 30 to 37.
constexpr tensor<float, tokens<3>, d_out<8>> features{{{10, 11, 12, 13, 14, 15, 16, 17},  //
                                                       {20, 21, 22, 23, 24, 25, 26, 27},
                                                       {30, 31, 32, 33, 34, 35, 36, 37}}};

// What PyTorch calls the first head: the first word twice, and half of the second.
constexpr auto as_if = relabel<axes<heads<2>, tokens<3>, head_dim<4>>>(features);
static_assert(prints_as(take<heads>(as_if, 0), {{10, 11, 12, 13}, {14, 15, 16, 17}, {20, 21, 22, 23}}));

// Every head with its part of every word: heads, tokens, head_dim.
constexpr auto by_head(auto const& x) { return reshape<heads<2>, tokens<3>, head_dim<4>>(x); }

constexpr auto of_heads = by_head(features);

#include "finish/39_split_by_view.hpp"
