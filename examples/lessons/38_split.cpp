// Lesson 38: Where a split puts the numbers
//
// `split<role, slower, faster>(x)` reads one axis as two, and `merge` reads two neighbours as one. Neither moves a
// number in memory; `transpose` does. In PyTorch both are `view`, which does not ask what the numbers are. Each ?
// stands for all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct rows : axis<"rows", N> {};

// Three words of eight features: 0 to 7, 8 to 15, 16 to 23.
constexpr auto features = relabel<axes<tokens<3>, d_out<8>>>(arange<float, d_out<24>>());

// Two heads share the features of each word. Which number is the first of head 1 of word 2? All count from 0.
constexpr auto of_heads = split<d_out, heads<2>, head_dim<4>>(features);
static_assert(has_shape<decltype(of_heads), ?>);
constexpr int first_of_head_1_of_word_2 = ?;

// Each head sees its own text. Which number lies at position 4 of the memory now, behind the first four?
constexpr auto by_head = transpose<tokens, heads>(of_heads);
static_assert(has_shape<decltype(by_head), ?>);
constexpr int at_position_4 = ?;

// The words of head 0, below them those of head 1. Which number does row 4 begin with?
constexpr auto below = merge<rows, heads, tokens>(by_head);
static_assert(has_shape<decltype(below), ?>);
constexpr int first_of_row_4 = ?;

// The heads side by side again, made of by_head. Which two axes have to be exchanged first? Their names suffice.
constexpr auto side_by_side = merge<all_heads, heads, head_dim>(transpose<?>(by_head));
static_assert(has_shape<decltype(side_by_side), tokens<3>, all_heads<8>>);

// A merged axis remembers what it was merged from. As what can it be split?
constexpr auto split_again = split<all_heads, ?>(side_by_side);

#include "finish/38_split.hpp"
