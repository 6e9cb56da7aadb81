// Lesson 77: A head without weights
//
// At its end a model has features of each word, and wants logits: a number for each word of the vocabulary. GPT-2 owns
// no weights for that. It compares the features with each row of its embedding, by a product: its head is tied to the
// embedding. In the snippet the vocabulary has four words, of four features each.

#include <headsup/headsup.hpp>

#include "finish/torch.hpp"

using namespace headsup;

//     1  tok_emb = torch.nn.Embedding.from_pretrained(rows)   # (vocab, d_in)
//     2  x = tok_emb(torch.tensor([2, 1]))                    # (tokens, d_in)
//     3  logits = x @ tok_emb.weight                          # (tokens, vocab)
//     4  print(logits)
//
// The rows are those below. It prints
//
//     tensor([[0., 0., 4., 9.],
//             [2., 1., 0., 0.]])
constexpr tensor<float, vocab<4>, d_in<4>> rows{{{3, 0, 0, 0}, {1, -1, 0, 0}, {0, 0, 2, 3}, {0, 0, 0, 1}}};

// Two words that a model would leave as they are: it should find each of them again. What should line 4 print?
constexpr auto should_print = torch.tensor({{0, 0, 13, 3}, {3, 2, 0, 0}});

// Which line is wrong?
constexpr int wrong_line = 3;

// Line 3 in headsup: which axis is summed, and which axes has the result?
constexpr tensor<float, tokens<2>, d_in<4>> x{{{0, 0, 2, 3}, {1, -1, 0, 0}}};
constexpr auto logits = contract<d_in>(x, rows);
constexpr tensor<float, tokens<2>, vocab<4>> logits_of_words = logits;

// Line 3, repaired: what stands behind @? weight is tok_emb.weight.
constexpr auto weight = torch.tensor(rows);
constexpr auto by_transpose = torch.tensor(x).matmul(weight.transpose(0, 1));

// With a vocabulary of five words, line 3 stops. With which numbers of words does the snippet run?
constexpr std::size_t runs_with_a_vocab_of = 4;

#include "finish/77_tied_head.hpp"
