// Lesson 44: From the heads back to the words
//
// After attention every head has a part of every word, and a word's parts are to lie side by side again. In PyTorch
// that is two steps, and the program runs without one of them: memory holds one head after the other.

#include <headsup/headsup.hpp>

#include "finish/torch.hpp"

using namespace headsup;

// Two heads, three words, four features of each: head 0 has 10 to 33, head 1 has 50 to 73. The tens count the words.
//
//     1  of_heads = weights @ values         # (heads, tokens, head_dim)
//     2  together = of_heads.reshape(3, 8)   # (tokens, heads and head_dim)
//     3  print(together[0])
//
// It prints
//
//     tensor([10., 11., 12., 13., 20., 21., 22., 23.])
constexpr tensor<float, heads<2>, tokens<3>, head_dim<4>> mixed{
    {{{10, 11, 12, 13}, {20, 21, 22, 23}, {30, 31, 32, 33}}, {{50, 51, 52, 53}, {60, 61, 62, 63}, {70, 71, 72, 73}}}};

// Row 0 of together should belong to word 0. Which numbers should line 3 print?
constexpr auto should_print = torch.tensor({?, ?, ?, ?, ?, ?, ?, ?});

// The same in headsup, where merge joins only axes that are adjacent.
constexpr auto together = merge<d_out, ?, ?>(transpose<?, ?>(mixed));

// Which line of the PyTorch is wrong?
constexpr int wrong_line = ?;

// Repair it: what stands in front of .reshape?
constexpr auto of_heads = torch.tensor(mixed);  // line 1
constexpr auto by_reshape = (?).reshape(3, 8);

// .view copies nothing, and so it refuses numbers that do not lie in memory in the order of the result. What puts them
// in that order first?
constexpr auto by_view = (?).view(3, 8);

// With a batch in front, (batch, heads, tokens, head_dim):
constexpr auto texts = torch.arange(120).view(2, 5, 3, 4);
constexpr auto together_in_batch = texts.transpose(?, ?).reshape(?, ?, ?);

#include "finish/44_merge_by_view.hpp"
