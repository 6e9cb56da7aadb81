// Lesson 82: Warmer, and fewer
//
// Who always takes the likeliest word writes the same text each time. So words are drawn by their probabilities, and
// these are changed before: by a temperature, and by leaving out all but the likeliest k words. All three programs
// below compile. A logit that is greater by 0.6931 makes a word twice as likely.

#include <headsup/headsup.hpp>

#include <limits>

using namespace headsup;

constexpr auto first = [](auto const& logits, float t) { return softmax<vocab>(logits / t); };
constexpr auto second = [](auto const& logits, float t) { return softmax<vocab>(logits) / t; };
constexpr auto third = [](auto const& logits, float t) { return softmax<vocab>(logits * t); };

// By hand: how likely is each of the four words? Quotients are answers too, such as 3.0f / 8.
constexpr tensor<float, vocab<4>> logits{{0, 0.6931472f, 1.3862944f, 0}};
constexpr tensor<float, vocab<4>> probabilities{{1.0f / 8, 2.0f / 8, 4.0f / 8, 1.0f / 8}};

// A temperature of 0.5 makes likely words likelier, and one of 2 makes all words more alike. Which program has a
// temperature, and which one makes numbers that do not sum to 1?
constexpr auto has_a_temperature = first;
constexpr auto makes_no_probabilities = second;

// By hand: the probabilities at temperature 0.5, where a logit greater by 0.6931 makes a word four times as likely.
constexpr tensor<float, vocab<4>> at_a_half{{1.0f / 22, 4.0f / 22, 16.0f / 22, 1.0f / 22}};

// A temperature at which all three programs agree.
constexpr float they_agree_at = 1;

// Top k: the logits of all but the likeliest two words become minus infinity. What are the probabilities then, at
// temperature 1?
constexpr auto two_left = masked_fill(logits, logits < 0.5f, -std::numeric_limits<float>::infinity());
constexpr tensor<float, vocab<4>> of_two{{0, 1.0f / 3, 2.0f / 3, 0}};

// Which word is drawn when k is 1, and how many can be when k is 3? Those that are as likely as the third are kept.
constexpr int word_when_k_is_1 = 2;
constexpr std::size_t can_be_drawn_when_k_is_3 = 4;

#include "finish/82_temperature.hpp"
