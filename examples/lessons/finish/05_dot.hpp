#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"your_journey", decltype(your_journey)>);
constexpr auto made_1 = your_journey;
constexpr double wanted_1[] = {0.9544};
static_assert(lesson::numbers<"the score of Your for journey is 0.9544", made_1, wanted_1>);
constexpr auto made_2 = score(inputs, 1, journey);
constexpr double wanted_2[] = {1.4950};
static_assert(lesson::numbers<"the score of journey for itself is 1.4950", made_2, wanted_2>);
constexpr auto made_3 = score(inputs, 5, journey);
constexpr double wanted_3[] = {1.0865};
static_assert(lesson::numbers<"the score of step for journey is 1.0865", made_3, wanted_3>);
constexpr auto made_4 = score(inputs, 4, take<tokens>(inputs, 5));
constexpr double wanted_4[] = {0.2935};
static_assert(lesson::numbers<"the score of one for step is 0.2935", made_4, wanted_4>);
}  // namespace finish
