// Lesson 31: Which axis is repeated?
//
// `x + y` adds number by number. Where one side lacks an axis, its numbers are repeated along that axis: by name,
// wherever the axis stands. The result has the axes of the side that has all of them, in its order. Each ? stands for
// all axes of a result with their sizes, for a number, or for true or false.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto projected = zeros<float, tokens<3>, d_out<4>>();
constexpr auto bias_of_layer = zeros<float, d_out<4>>();
constexpr auto scores = zeros<float, heads<2>, tokens<3>, keys<5>>();

// A bias for each feature; then the same with its sides exchanged.
constexpr tensor<float, ?> with_bias = projected + bias_of_layer;
constexpr tensor<float, ?> with_bias_again = bias_of_layer + projected;

// A number for each key, as of a mask; and the largest score of each word, which is the same for all of its keys.
constexpr auto for_each_key = zeros<float, keys<5>>();
constexpr tensor<float, ?> with_mask = scores + for_each_key;
constexpr tensor<float, ?> smaller = scores - max<keys>(scores);

// Numbers now: 10 is for the first word, 20 for the second. What is at word 1, feature 0 of the sum?
constexpr tensor<int, tokens<2>, d_out<2>> table{{{1, 2}, {3, 4}}};
constexpr tensor<int, tokens<2>> for_each_word{10, 20};
constexpr auto moved = table + for_each_word;
constexpr int at_word_1_feature_0 = ?;

// expand<axis>(x) repeats x along a new axis, which comes first. One number for each pair of a key and a word:
constexpr auto for_each_token = zeros<float, tokens<3>>();
constexpr tensor<float, ?> for_each_pair = expand<keys<5>>(for_each_token) + for_each_key;

// Which of these additions will headsup do without an expand? Write true, or false where it would have to guess.
constexpr auto for_each_head = zeros<float, heads<2>>();
constexpr bool adds_token_and_key = ?;  // for_each_token + for_each_key
constexpr bool adds_transposed = ?;  // for_each_pair + transpose(for_each_pair)
constexpr bool adds_heads_beside_tokens = ?;  // max<keys>(scores) + max<heads>(scores)
constexpr bool adds_one_for_each_head = ?;  // scores + for_each_head

#include "finish/31_broadcasting_by_name.hpp"
