#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"journeys", decltype(journeys), batch<2>, d_in<3>>);
constexpr auto made_1 = journeys;
constexpr double wanted_1[] = {0.55, 0.87, 0.66, 5.5, 8.7, 6.6};
static_assert(lesson::numbers<"the second word is journey, 0.55, 0.87, 0.66 in the first text", made_1, wanted_1>);
constexpr auto made_2 = word_at(two_texts, 4);
constexpr double wanted_2[] = {0.77, 0.25, 0.10, 7.7, 2.5, 1.0};
static_assert(lesson::numbers<"the fifth word is one, 0.77, 0.25, 0.10 in the first text", made_2, wanted_2>);
}  // namespace finish
