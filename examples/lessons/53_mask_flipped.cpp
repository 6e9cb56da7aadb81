// Lesson 53: True, but what for?
//
// A mask is a table of true and false, and its type does not say what true means. In PyTorch
// `F.scaled_dot_product_attention` lets a word look where `attn_mask` is true, and `nn.MultiheadAttention` hides where
// `attn_mask` is true. `masked_fill` knows neither of them: it fills where its mask is true. Both programs below
// compile for every mask.

#include <headsup/headsup.hpp>

#include <limits>

using namespace headsup;

constexpr float never = -std::numeric_limits<float>::infinity();

// All scores are equal, so a word's attention goes to all words that it can see, in equal parts.
constexpr auto scores = zeros<float, tokens<2>, keys<3>>();

constexpr auto first = [](auto const& mask, auto const& values) {
  return attend(softmax<keys>(masked_fill(scores, mask, never)), values);
};
constexpr auto second = [](auto const& mask, auto const& values) {
  return attend(softmax<keys>(masked_fill(scores, !mask, never)), values);
};

// Which one fits a mask that was made for each of the two, first or second?
constexpr auto for_scaled_dot_product_attention = ?;
constexpr auto for_multihead_attention = ?;

// The first two of three words. The mask is true for the word itself and for those before it.
constexpr tensor<bool, tokens<2>, keys<3>> mask{{{true, false, false}, {true, true, false}}};

// The values of the three words have one feature. By hand: the context of each of the two words, by both programs.
constexpr tensor<float, keys<3>, d_out<1>> values{{{2}, {4}, {6}}};
constexpr tensor<float, tokens<2>, d_out<1>> contexts_by_first{{{?}, {?}}};
constexpr tensor<float, tokens<2>, d_out<1>> contexts_by_second{{{?}, {?}}};

// If the mask has a third row, {true, true, true}: how many words can the last word see by first?
constexpr std::size_t left_for_the_last = ?;

// A mask, true or false, for which the programs agree on these values. Every row has at least one of each.
constexpr tensor<bool, tokens<2>, keys<3>> they_agree{{{?, ?, ?}, {?, ?, ?}}};

#include "finish/53_mask_flipped.hpp"
