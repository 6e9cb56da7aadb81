#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"weights", decltype(weights), tokens<6>, keys<6>>);
static_assert(lesson::sums_to_one_over<keys>(weights), "the weights are a softmax over the keys");
constexpr auto made_1 = take<tokens>(weights, 1);
constexpr double wanted_1[] = {0.5517, 0.4483, 0, 0, 0, 0};
static_assert(lesson::numbers<"the second word sees the first two, with 0.5517 and 0.4483", made_1, wanted_1>);
constexpr auto made_2 = take<tokens>(softmax<keys>(hide_future(scores - 100.0f)), 2);
constexpr double wanted_2[] = {0.3800, 0.3097, 0.3103, 0, 0, 0};
static_assert(lesson::numbers<"however small the other scores are, the future has the weight 0", made_2, wanted_2>);
}  // namespace finish
