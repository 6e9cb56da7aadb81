#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"weights", decltype(weights), tokens<6>, keys<6>>);
constexpr auto made_1 = take<tokens>(weights, 1);
constexpr double wanted_1[] = {0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581};
static_assert(lesson::numbers<"journey looks with 0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581", made_1, wanted_1>);
constexpr auto made_2 = sum<keys>(weights);
constexpr double wanted_2[] = {1, 1, 1, 1, 1, 1};
static_assert(lesson::numbers<"each word distributes an attention of one: its weights over the keys sum to one", made_2,
                              wanted_2>);
constexpr auto made_3 = take<tokens>(weights_of(scores * 2.0f), 4);
constexpr double wanted_3[] = {0.1359, 0.2238, 0.2276, 0.1090, 0.2059, 0.0979};
static_assert(lesson::numbers<"weights_of has to work for other scores too", made_3, wanted_3>);
static_assert(lesson::sums_to_one_over<keys>(weights), "the type has to know that the weights sum to one: use softmax");
}  // namespace finish
