// Lesson 03: The second word of each text
//
// In PyTorch: x[1] is the second word of one text, but with a batch axis in front it is the second text. In headsup you
// say what you count, take<role>(x, position), and it stays the second word.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto two_texts = stack<batch>(inputs, inputs * 10.0f);  // batch<2>, tokens<6>, d_in<3>

// The word at a position, in every text. (`auto const&` takes any tensor, like a Python function.)
constexpr auto word_at(auto const& texts, std::size_t position) { return take<keys>(texts, position); }

constexpr auto journeys = word_at(two_texts, 1);

#include "finish/03_take.hpp"
