// Lesson 27: Which triangle hides the future?
//
// A mask for PyTorch is a square of numbers, and nothing in it says which side asks. Read the rows: row i holds what
// token i may see. Here one line is wrong, and every row still sums to one.

#include <headsup/headsup.hpp>

#include "finish/torch.hpp"

using namespace headsup;

// All scores are the same, so that a token's weights show how many keys it sees:
//
//     1  scores = torch.zeros(4, 4)                        # (tokens, keys)
//     2  mask = torch.tril(torch.ones(4, 4), diagonal=-1)  # 1 hides
//     3  scores = scores.masked_fill(mask == 1, -torch.inf)
//     4  print(scores.softmax(dim=-1))
//
// It prints
//
//     tensor([[0.2500, 0.2500, 0.2500, 0.2500],
//             [0.0000, 0.3333, 0.3333, 0.3333],
//             [0.0000, 0.0000, 0.5000, 0.5000],
//             [0.0000, 0.0000, 0.0000, 1.0000]])
//
// Of the keys that token 1 sees in this output, how many are later than itself?
constexpr std::size_t later_than_token_1 = 2;

// In headsup you say who asks and who is looked at. How many keys does token 1 see here?
constexpr auto scores = zeros<float, tokens<4>, keys<4>>();
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores));
constexpr std::size_t keys_of_token_1 = 2;

// Which line of the PyTorch is wrong?
constexpr int wrong_line = 2;

// That line's mask, repaired: 1 hides. Write it in PyTorch, beginning with torch.
constexpr auto mask = torch.triu(torch.ones(4, 4), diagonal=1);

// Others keep a triangle of ones where a token may look, and hide where it is 0.
constexpr auto kept = torch.tril(torch.ones(4, 4), diagonal=0) == 0;

// Three keys are in a cache, and two new tokens ask: (2, 5). Token 0 of the two sees four keys, token 1 all five.
constexpr auto with_cache = torch.triu(torch.ones(2, 5), diagonal=4) == 1;

#include "finish/27_triangle.hpp"
