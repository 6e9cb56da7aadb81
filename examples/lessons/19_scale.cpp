// Lesson 19: The square root of what?
//
// A score is a sum of products. Before the softmax it is divided by a square root, and a program that takes the root of
// the wrong size compiles and runs: a bug is not a failure. Two layers, whose code nobody has, got the same query and
// the same key vectors, and their weights are wrong. Go back from the weights to the root.
// If a score is greater by 1, its weight is 2.718 times as large; by 2, 7.39 times; by 3, 20.1 times; by 6, about 400.

#include <headsup/headsup.hpp>

using namespace headsup;

// The shapes of both layers: one word asks, and nine heads have four numbers each.
constexpr auto projected = zeros<float, tokens<1>, d_out<36>>();
constexpr auto queries = split<d_out, heads<9>, head_dim<4>>(projected);

// In one of the heads: the query, and the key vectors of three words.
constexpr tensor<float, head_dim<4>> query{{3, 0, 1, 2}};
constexpr tensor<float, keys<3>, head_dim<4>> key_vectors{{{1, 1, 1, 1}, {0, 5, 2, -1}, {2, 3, 0, 3}}};

// What the layers made of them. The first is too even. The second made 0.0473, 0.0024, 0.9503 as long as it read four
// words at once, which is right; now it reads one word at a time, and hardly looks at more than one key.
constexpr tensor<float, keys<3>> weights_of_the_first{{0.2447f, 0.0900f, 0.6652f}};
constexpr tensor<float, keys<3>> weights_of_the_second{{0.0025f, 0.0000f, 0.9975f}};

// The three sums of products, before any root.
constexpr tensor<float, keys<3>> products{{?, ?, ?}};

// By what did each layer divide them?
constexpr float divisor_of_the_first = ?;
constexpr float divisor_of_the_second = ?;

// Which axis has a size of which that is the root?
constexpr std::size_t size_of_the_first = extent<?>(projected);
constexpr std::size_t size_of_the_second = extent<?>(projected);

// The weights with the root of the right axis.
constexpr auto weights = softmax<keys>(products / sqrt(tensor<float>(extent<?>(queries))));

#include "finish/19_scale.hpp"
