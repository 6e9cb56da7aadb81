// Lesson 11: What softmax keeps and a sum does not
//
// `softmax<role>(x)` changes numbers; `sum`, `mean`, `max` and `argmax<role>(x)` make one number of all that stand
// along the role. A softmax over keys and one over tokens have the same shape, so look at sums too. Each ? stands for
// all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

// Three words look at seven others.
constexpr tensor<float, tokens<3>, keys<7>> scores{
    {{0, 1, 2, 3, 4, 5, 6}, {3, 1, 4, 1, 5, 9, 2}, {2, 7, 1, 8, 2, 8, 1}}};

constexpr auto weights = softmax<keys>(scores);
static_assert(has_shape<decltype(weights), ?>);

// The largest score of each row.
constexpr tensor<float, ?> largest = max<keys>(scores);

// How much weight each of the seven gets in all.
constexpr tensor<float, ?> received = sum<tokens>(weights);

// What do all of these weights sum to? Think of one row first.
constexpr std::size_t sum_of_all = ?;

// And if the softmax runs along the other axis?
constexpr auto other_weights = softmax<tokens>(scores);
constexpr std::size_t sum_of_all_others = ?;

// Two heads have weights of their own. Their mean, and then the position of the largest mean weight of each word.
constexpr auto weights_of_heads = softmax<keys>(zeros<float, heads<2>, tokens<3>, keys<7>>());
constexpr tensor<float, ?> mean_weights = mean<heads>(weights_of_heads);
constexpr tensor<int, ?> most_important = argmax<keys>(mean_weights);

#include "finish/11_sums_and_softmax.hpp"
