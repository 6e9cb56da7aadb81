// Lesson 33: Positions for texts instead of words
//
// In PyTorch: x + pe[:x.size(0)], with a table of (positions, 1, features), is right for (tokens, batch, features).
// With the batch in front it runs too, and every word of a text gets the same position. In headsup positions say which
// axis they belong to.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two texts of two words, three features; and what the first two of four positions add.
constexpr tensor<float, batch<2>, tokens<2>, d_in<3>> texts{{{{1, 1, 1}, {2, 2, 2}}, {{3, 3, 3}, {4, 4, 4}}}};
constexpr tensor<float, context_length<4>, d_in<3>> positions{
    {{0.00f, 0.00f, 0.00f}, {0.01f, 0.02f, 0.03f}, {0.02f, 0.01f, -0.01f}, {0.03f, 0.00f, 0.01f}}};
constexpr auto first_two = slice<context_length<2>>(positions, 0);

// What PyTorch would compute for the second word of the first text: it got the position of the first text.
static_assert(prints_as(texts + rename<context_length, batch>(first_two),
                        {{{1.00, 1.00, 1.00}, {2.00, 2.00, 2.00}}, {{3.01, 3.02, 3.03}, {4.01, 4.02, 4.03}}}));

// Every word with its position in its text.
constexpr auto placed(auto const& x, auto const& pe) { return x + rename<context_length, tokens>(pe); }

constexpr auto words = placed(texts, first_two);

#include "finish/33_positions_along_batch.hpp"
