#pragma once

#include "expect.hpp"

namespace finish {
constexpr auto made_1 = take<keys>(values, only_key_of_one < 6 ? only_key_of_one : 5);
constexpr double wanted_1[] = {-0.0872, 0.0286};
static_assert(only_key_of_one < 6, "the keys are numbered from 0 to 5");
static_assert(lesson::numbers<"the value of the key that you name", made_1, wanted_1>);

// The weights of a token that sees the first so many keys.
constexpr auto weights_of(std::size_t token, std::size_t visible) {
  auto row = take<tokens>(scores, token);
  for (std::size_t j = visible; j < 6; ++j) row.data()[j] = -infinity;
  return softmax<keys>(row);
}
static_assert(should_be_visible_to_one <= 6 && should_be_visible_to_step <= 6, "there are six keys");
static_assert(visible_to_one > 0 && visible_to_step > 0 && should_be_visible_to_one > 0 &&
                  should_be_visible_to_step > 0,
              "a token sees at least its own key");
constexpr auto made_2 = weights_of(0, visible_to_one);
constexpr auto wanted_2 = take<tokens>(wrong_weights, 0);
static_assert(lesson::numbers<"the wrong weights of one, if as many keys are visible as you say", made_2, wanted_2>);
constexpr auto made_3 = weights_of(1, visible_to_step);
constexpr auto wanted_3 = take<tokens>(wrong_weights, 1);
static_assert(lesson::numbers<"the wrong weights of step, if as many keys are visible as you say", made_3, wanted_3>);

constexpr auto made_4 = attend(weights_of(0, should_be_visible_to_one), values);
constexpr double wanted_4[] = {-0.0514, 0.1098};
static_assert(lesson::numbers<"the context vector of one, if as many keys are visible as you say", made_4, wanted_4>);
constexpr auto made_5 = attend(weights_of(1, should_be_visible_to_step), values);
constexpr double wanted_5[] = {-0.0754, 0.0693};
static_assert(lesson::numbers<"the context vector of step, if as many keys are visible as you say", made_5, wanted_5>);

constexpr auto made_6 = attend(weights, values);
constexpr double wanted_6[] = {-0.0514, 0.1098, -0.0754, 0.0693};
static_assert(lesson::numbers<"the context vectors of one and step, with your offset", made_6, wanted_6>);
constexpr auto made_7 = softmax<keys>(later_step);
constexpr double sixth = 1.0 / 6, seventh = 1.0 / 7, eighth = 1.0 / 8;
constexpr double wanted_7[] = {sixth,   sixth,   sixth,   sixth,   sixth,   sixth,   0,       0,
                               seventh, seventh, seventh, seventh, seventh, seventh, seventh, 0,
                               eighth,  eighth,  eighth,  eighth,  eighth,  eighth,  eighth,  eighth};
static_assert(lesson::numbers<"the weights of three tokens after five cached ones", made_7, wanted_7>);
constexpr auto made_8 = softmax<keys>(first_step);
constexpr auto wanted_8 = softmax<keys>(mask_future<tokens, keys>(zeros<float, tokens<4>, keys<4>>()));
static_assert(lesson::numbers<"the weights of a first step, into an empty cache", made_8, wanted_8>);
}  // namespace finish
