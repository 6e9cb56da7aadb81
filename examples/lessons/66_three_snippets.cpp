// Lesson 66: Three snippets
//
// Three pieces of attention in PyTorch. All run. In each, one line may not do what its comment says, or none: put the
// names of the axes over every line before you answer. Nothing is new here.

#include <headsup/headsup.hpp>

#include "finish/torch.hpp"

using namespace headsup;

// Three words of eight features, and two heads of four.
constexpr tensor<float, tokens<3>, d_out<8>> features{{{1, 0, 2, 0, 0, 1, 0, 2},  //
                                                       {0, 1, 0, 1, 2, 0, 1, 0},
                                                       {1, 0, 0, 2, 0, 1, 1, 1}}};
constexpr auto x = torch.tensor(features);

// A
//
//     1  queries = x.view(3, 2, 4).transpose(0, 1)        # (heads, tokens, head_dim)
//     2  key_vectors = x.view(2, 3, 4)                    # (heads, keys, head_dim)
//     3  scores = queries @ key_vectors.transpose(1, 2)   # (heads, tokens, keys)
//     4  print(scores[0])
//
//     tensor([[5., 0., 0.],
//             [0., 3., 2.],
//             [1., 4., 2.]])
//
// B, after it
//
//     1  key_vectors = x.view(3, 2, 4).permute(1, 2, 0)   # (heads, head_dim, keys)
//     2  scores = queries @ key_vectors / 4**0.5          # (heads, tokens, keys)
//     3  weights = scores.softmax(dim=2)                  # over the keys
//     4  print(weights[0])
//
//     tensor([[0.8214, 0.0674, 0.1112],
//             [0.1554, 0.4223, 0.4223],
//             [0.0996, 0.1643, 0.7361]])
//
// C, with three texts
//
//     1  scores = torch.zeros(3, 3, 3)                    # (batch, tokens, keys)
//     2  lengths = torch.tensor([3, 2, 1])                # (batch): how many keys are words
//     3  padding = torch.arange(3) >= lengths.view(3, 1)  # (batch, keys): True from the end of a text on
//     4  scores = scores.masked_fill(padding, -torch.inf) # hides the padding of each text from its tokens
//     5  print(scores.softmax(dim=-1)[0])
//
//     tensor([[0.3333, 0.3333, 0.3333],
//             [0.5000, 0.5000, 0.0000],
//             [1.0000, 0.0000, 0.0000]])

// The first line that does not do what its comment says; 0 if there is none.
constexpr int wrong_in_a = ?;
constexpr int wrong_in_b = ?;
constexpr int wrong_in_c = ?;

// A in headsup, with the key vectors as they should be. Which axis is summed, and which axes has the result?
constexpr auto queries = transpose<tokens, heads>(split<d_out, heads<2>, head_dim<4>>(features));
constexpr auto scores = contract<?>(queries, rename<tokens, keys>(queries));
constexpr tensor<float, ?, ?, ?> scores_of_heads = scores;

// What A takes for the key vector of word 1 in head 0, and what that vector is.
constexpr auto taken_for_word_1 = torch.tensor({?, ?, ?, ?});
constexpr auto vector_of_word_1 = torch.tensor({?, ?, ?, ?});

// B in headsup: over which axis do its weights sum to one?
constexpr auto weights = softmax<?>(scores_of_heads / 2.0f);

// C's mask in PyTorch: along which dim of scores does its dim 0, the batch, run in line 4?
constexpr auto padding = torch.tensor({{0, 0, 0}, {0, 0, 1}, {0, 1, 1}}) == 1;
constexpr int runs_along = ?;

// The repaired lines: what stands after = in A, and the mask in C, with members such as .view or .unsqueeze.
constexpr auto repaired_a = ?;
constexpr auto repaired_c = torch.zeros(3, 3, 3).masked_fill(?, -torch.inf);

#include "finish/66_three_snippets.hpp"
