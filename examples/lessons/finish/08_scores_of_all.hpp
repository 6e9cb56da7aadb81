#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"scores", decltype(scores), tokens<6>, keys<6>>);
constexpr auto made_1 = scores;
constexpr double wanted_1[] = {0.9995, 0.9544, 0.9422, 0.4753, 0.4576, 0.6310, 0.9544, 1.4950, 1.4754,
                               0.8434, 0.7070, 1.0865, 0.9422, 1.4754, 1.4570, 0.8296, 0.7154, 1.0605,
                               0.4753, 0.8434, 0.8296, 0.4937, 0.3474, 0.6565, 0.4576, 0.7070, 0.7154,
                               0.3474, 0.6654, 0.2935, 0.6310, 1.0865, 1.0605, 0.6565, 0.2935, 0.9450};
static_assert(lesson::numbers<"the scores are those of the chapter, section 3.3.2", made_1, wanted_1>);
constexpr auto made_2 = scores_of(inputs * 2.0f);
constexpr auto wanted_2 = scores * 4.0f;
static_assert(lesson::numbers<"words twice as long have scores four times as large", made_2, wanted_2>);
}  // namespace finish
