// Lesson 51: Padding beside the causal mask
//
// Two texts of four words; the first has a word of padding at its end, the second one in front. No word may see a later
// one, and none may see padding. After two layers of attention PyTorch prints `nan` for the last word of the second
// text, though its own row of weights is what it should be: 0, 0.3333, 0.3333, 0.3333. Where does the `nan` come from?
// All scores are 0, so the weights of a row are equal, where they are not 0.

#include <headsup/headsup.hpp>

#include <limits>

using namespace headsup;

constexpr float never = -std::numeric_limits<float>::infinity();
constexpr auto scores = zeros<float, batch<2>, tokens<4>, keys<4>>();

// True hides. A key is hidden if it is later than the token, or padding.
constexpr tensor<bool, batch<2>, keys<4>> is_padding{{{false, false, false, true}, {true, false, false, false}}};
constexpr auto hidden = future_mask<tokens<4>, keys<4>>::hidden() || is_padding;
constexpr auto weights = softmax<keys>(masked_fill(scores, hidden, never));

// How many keys are visible to each of the four tokens, in the first text and in the second?
constexpr tensor<int, batch<2>, tokens<4>> visible_keys{{{?, ?, ?, ?}, {?, ?, ?, ?}}};

// Where a row hides all, what are its weights, here and in PyTorch: none, even or not_a_number?
constexpr float none = 0, even = 0.25f, not_a_number = std::numeric_limits<float>::quiet_NaN();
constexpr float weights_of_that_row = ?;

// The context vectors of one layer are the values of the next. How many of the second text's four tokens are nan after
// the first layer, how many after the second? (A weight of 0 times nan is nan.)
constexpr std::size_t nan_after_one_layer = ?;
constexpr std::size_t nan_after_two_layers = ?;

// The repair: a mask in which no row hides all, while nothing changes for words that are no padding. `itself` is true
// where a token meets its own key.
constexpr auto itself = tril<tokens, keys>(triu<tokens, keys>(ones<bool, tokens<4>, keys<4>>()));
constexpr auto repaired = softmax<keys>(masked_fill(scores, ?, never));

#include "finish/51_causal_and_padding.hpp"
