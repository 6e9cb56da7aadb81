// Lesson 03: The second word of each text
//
// In PyTorch: `x[1]` is the second word of one text. With a batch in front the same `x[1]` is the second text, and
// nothing says so. In headsup `take<role>(x, position)` says what is counted, and that axis goes; all others stay.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// "Your journey starts with one step", and a second text, of vectors a third as long.
constexpr auto two_texts = stack<batch>(inputs, inputs / 3.0f);  // batch<2>, tokens<6>, d_in<3>

// The second word of each text.
constexpr tensor<float, batch<2>, d_in<3>> journeys = take<batch>(two_texts, 1);

#include "finish/03_take.hpp"
