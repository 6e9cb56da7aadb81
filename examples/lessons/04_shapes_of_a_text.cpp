// Lesson 04: What is left of a text
//
// `take<role>(x, i)` is what x holds at one position of an axis. `slice<role<n>>(x, i)` is n neighbouring positions,
// from i on. `sum<role>(x)` adds along an axis. Some of them remove an axis and others only shorten it. Each ? stands
// for all axes of a result, one or more, written as `batch<2>, keys<7>`.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// inputs is "Your journey starts with one step": tokens<6>, d_in<3>.

// The word "journey".
constexpr tensor<float, ?> journey = take<tokens>(inputs, 1);

// The first feature of all words.
constexpr tensor<float, ?> first_features = take<d_in>(inputs, 0);

// The words "starts with one step".
constexpr tensor<float, ?> last_words = slice<tokens<4>>(inputs, 2);

// The word "journey" again, but now as a text that is one word long.
constexpr tensor<float, ?> text_of_one_word = slice<tokens<1>>(inputs, 1);

// All words added up.
constexpr tensor<float, ?> total = sum<tokens>(inputs);

// Two texts of six words. Of each text four words, and of each of these words the sum of its features.
constexpr auto two_texts = zeros<float, batch<2>, tokens<6>, d_in<3>>();
constexpr tensor<float, ?> sums = sum<d_in>(slice<tokens<4>>(two_texts, 1));

#include "finish/04_shapes_of_a_text.hpp"
