// Lesson 80: The last one's opinion
//
// A model gives logits for each token: what it expects after it. To write, only what it expects after the last one is
// needed, logits[:, -1, :] in PyTorch; with 0 in the place of -1 it runs, and says what follows the first. Each ?
// stands for all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two texts of three words, from a vocabulary of five.
constexpr tensor<int, batch<2>, ids_of<vocab<5>, tokens<3>>> ids{{{0, 1, 2}, {4, 3, 4}}};
constexpr tensor<float, batch<2>, tokens<3>, vocab<5>> logits{
    {{{0, 7, 1, 2, 0}, {1, 0, 6, 0, 2}, {0, 1, 0, 5, 4}}, {{1, 0, 0, 9, 3}, {2, 2, 3, 1, 0}, {6, 1, 0, 2, 5}}}};

// What follows the last word: the logits, and the likeliest word of each text. -1 is the last position.
constexpr tensor<float, batch<2>, vocab<5>> of_the_last = take<tokens>(logits, -1);
constexpr tensor<int, batch<2>> next = argmax<vocab>(of_the_last);
constexpr tensor<int, batch<2>> next_words{{3, 0}};

// The same of the first word in the place of the last. It is not new: at which position of its text is it?
constexpr tensor<int, batch<2>> after_the_first{{1, 3}};
constexpr int is_at = 1;

// In training all positions are compared with what really follows. How many positions of each text can be, and how many
// of these did the model get right, in both texts together? Its guess at a position is the largest of five.
constexpr std::size_t can_be_compared = 2;
constexpr std::size_t were_right = 3;

// GPT-2 small: 768 features, 50257 words. How many multiplications does the head need for a prompt of 1000 words, for
// the last position alone? Products are answers too.
constexpr std::size_t multiplications = 768 * 50257;

#include "finish/80_last_token.hpp"
