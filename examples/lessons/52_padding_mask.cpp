// Lesson 52: Whose padding is hidden?
//
// In PyTorch: `scores.masked_fill(mask[:, :, None], ...)` and `scores.masked_fill(mask[:, None, :], ...)` both fit,
// because a text looks at itself. A mask says of each word whether it is padding; you say whether the word is hidden as
// one that looks or as one that is looked at.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two texts of three words; the first has one word of padding at its end, the second two. All words match alike.
constexpr tensor<bool, batch<2>, tokens<3>> is_padding{{{false, false, true}, {false, true, true}}};
constexpr auto scores = zeros<float, batch<2>, tokens<3>, keys<3>>();

// Somebody gave the mask the axis that it lacked.
constexpr auto hidden = masked_fill(scores, expand<keys<3>>(is_padding), -1e9f);

// Nobody looks at padding: each word shares its attention among the words that are no padding.
constexpr auto weights = softmax<keys>(hidden);

#include "finish/52_padding_mask.hpp"
