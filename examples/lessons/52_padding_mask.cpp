// Lesson 52: Whose padding is hidden?
//
// In PyTorch: mask[:, None, :, None] hides the rows of the padding, mask[:, None, None, :] its columns, and both fit.
// Padding must not be looked at, so it is the keys that are hidden. In headsup the mask says which of the two it is
// about.

#include <headsup/headsup.hpp>

#include <limits>

using namespace headsup;

// Two texts of three words; the first has one word of padding at its end, the second two.
constexpr tensor<bool, batch<2>, tokens<3>> is_padding{{{false, false, true}, {false, true, true}}};
constexpr auto scores = zeros<float, batch<2>, tokens<3>, keys<3>>();

// What PyTorch computes with hidden rows: the first word still looks at the padding as much as at itself.
constexpr auto as_if = softmax<keys>(masked_fill(scores, expand<keys<3>>(is_padding), -1e4f));
static_assert(prints_as(take<tokens>(take<batch>(as_if, 0), 0), {0.3333, 0.3333, 0.3333}));

// The scores with the padding hidden.
constexpr auto hide_padding(auto const& x, auto const& mask) {
  return masked_fill(x, mask, -std::numeric_limits<float>::infinity());
}

constexpr auto weights = softmax<keys>(hide_padding(scores, is_padding));

#include "finish/52_padding_mask.hpp"
