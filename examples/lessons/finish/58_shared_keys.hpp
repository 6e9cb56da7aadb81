#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"scores", decltype(scores), heads<6>, keys<4>>);
constexpr auto made_1 = scores;
constexpr double wanted_1[] = {10, 11, 12, 13, 10, 11, 12, 13, 10, 11, 12, 13,
                               20, 21, 22, 23, 20, 21, 22, 23, 20, 21, 22, 23};
static_assert(lesson::numbers<"heads 0 to 2 look with the first keys, heads 3 to 5 with the second", made_1, wanted_1>);
constexpr auto made_2 = scores_of(queries, looked_at * 2.0f);
constexpr auto wanted_2 = scores * 2.0f;
static_assert(lesson::numbers<"scores_of has to work for other keys too", made_2, wanted_2>);
}  // namespace finish
