// Lesson 33: Positions for texts instead of words
//
// In PyTorch: `x + pe[:x.size(0)]`, with a table of `(positions, 1, features)`, is right for
// `(tokens, batch, features)`, and with the batch in front it still runs. Here somebody renamed an axis until the sum
// compiled. What is added to a word should depend on its position in its text, and on nothing else.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two texts of two words, three features; and what each of four positions adds.
constexpr tensor<float, batch<2>, tokens<2>, d_in<3>> texts{{{{1, 1, 1}, {2, 2, 2}}, {{3, 3, 3}, {4, 4, 4}}}};
constexpr tensor<float, context_length<4>, d_in<3>> table{
    {{0, 0, 0}, {0.84147f, 0.0464f, 0.00215f}, {0.9093f, 0.0927f, 0.00431f}, {0.14112f, 0.1388f, 0.00646f}}};

constexpr auto positions = rename<context_length, batch>(slice<context_length<2>>(table, 0));
constexpr auto words = texts + positions;

#include "finish/33_positions_along_batch.hpp"
