// Lesson 12: What is dim 1?
//
// A number says at which place an axis stands, and places shift as soon as another axis comes in front. A softmax was
// written for one text; then the same lines got a batch. Say in headsup what line 2 does before and after.

#include <headsup/headsup.hpp>

#include "finish/torch.hpp"

using namespace headsup;

// Three words ask, and the same three are looked at:
//
//     1  scores = queries @ key_vectors.transpose(-2, -1)
//     2  weights = scores.softmax(dim=1)
//     3  print(weights @ values)
//
// For one text, with queries, key_vectors and values of sizes (3, 2), it prints
//
//     tensor([[0.7595, 1.4205],
//             [1.5777, 1.2670],
//             [0.5325, 1.6805]])
//
// and for a batch of that text alone, of sizes (1, 3, 2):
//
//     tensor([[[1.3107, 0.6448],
//              [1.5777, 0.6024],
//              [2.1116, 1.7528]]])
constexpr tensor<float, tokens<3>, head_dim<2>> queries{{{1, 0}, {0, 1}, {1, 1}}};
constexpr tensor<float, keys<3>, head_dim<2>> key_vectors{{{1, 0}, {0, 1}, {2, 1}}};
constexpr tensor<float, keys<3>, head_dim<2>> values{{{2, 0}, {3, 1}, {0, 2}}};

constexpr auto scores = contract<head_dim>(queries, key_vectors);  // tokens<3>, keys<3>

// Over which axis do the weights of line 2 sum to one: for one text, and in the batch?
constexpr auto weights_of_one_text = softmax<?>(scores);
constexpr auto weights_in_the_batch = softmax<?>(scores);

// In the batch, one of these sums holds nothing but ones: for which dim?
constexpr auto batch_of_scores = torch.tensor(scores).view(1, 3, 3);
constexpr auto sums = batch_of_scores.softmax(dim=1).sum(dim=?);

// Which line has to change before it is given a batch?
constexpr int wrong_line = ?;

// What each word takes from the values. To other weights attend objects.
constexpr auto contexts = attend(softmax<?>(scores), values);

// A dim for line 2 that is right for one text, for a batch, and for a batch of heads.
constexpr auto always = ?;
constexpr auto repaired = batch_of_scores.softmax(dim=always);

#include "finish/12_softmax_over_queries.hpp"
