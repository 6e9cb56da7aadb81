#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"scores", decltype(scores), tokens<6>>);
constexpr auto made_1 = scores;
constexpr double wanted_1[] = {0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865};
static_assert(
    lesson::numbers<"the scores for journey are 0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865", made_1, wanted_1>);
constexpr auto made_2 = scores_of(inputs, take<tokens>(inputs, 3));
constexpr double wanted_2[] = {0.4753, 0.8434, 0.8296, 0.4937, 0.3474, 0.6565};
static_assert(
    lesson::numbers<"the scores for with are 0.4753, 0.8434, 0.8296, 0.4937, 0.3474, 0.6565", made_2, wanted_2>);
}  // namespace finish
