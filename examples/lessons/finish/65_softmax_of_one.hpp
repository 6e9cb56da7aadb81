#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"weights", decltype(weights), tokens<6>, d_out<1>>);
static_assert(lesson::sums_to_one_over<tokens>(weights), "the words share one whole: their weights sum to one");
constexpr auto made_1 = take<d_out>(sum<tokens>(weights), 0);
constexpr double wanted_1[] = {1};
static_assert(lesson::numbers<"the words share one whole: their weights sum to one", made_1, wanted_1>);
constexpr auto made_2 = shares(scores * 0.0f);
constexpr auto wanted_2 = full<float, tokens<6>, d_out<1>>(1.0f / 6);
static_assert(lesson::numbers<"where all scores are equal, every word has a sixth", made_2, wanted_2>);
}  // namespace finish
