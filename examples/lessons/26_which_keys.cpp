// Lesson 26: Which keys a query sees
//
// When a text grows, only its new words ask, but they look at all earlier ones too. Then there are more keys than
// tokens, and `mask_future<tokens, keys, offset>(scores)` has to know where the first query stands among the keys:
// positions from 0 on. Each ? stands for all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

// Three words ask, those at the positions 2, 3 and 4 of a text of seven; only these ask. All scores are 0.
constexpr auto scores = zeros<float, tokens<3>, keys<7>>();

// What is hidden becomes -inf.
constexpr auto masked = mask_future<tokens, keys, 2>(scores);
static_assert(has_shape<decltype(masked), ?>);

// The weights of the first of the three, and how many of these are not zero.
constexpr auto weights = softmax<keys>(masked);
constexpr tensor<float, ?> weights_of_first = take<tokens>(weights, 0);
constexpr std::size_t visible_to_first = ?;

// For the last of the three.
constexpr std::size_t visible_to_last = ?;

// The weights for the three keys that belong to the asking words themselves. How many of those are not zero, in all?
constexpr tensor<float, ?> among_themselves = slice<keys<3>>(weights, 2);
constexpr std::size_t visible_among_themselves = ?;

// Two new words follow five earlier ones. With which offset does the first see six keys, and the second all seven?
constexpr auto of_new_words = mask_future<tokens, keys, ?>(zeros<float, tokens<2>, keys<7>>());

#include "finish/26_which_keys.hpp"
