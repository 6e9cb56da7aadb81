#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"hidden", decltype(hidden), tokens<6>, keys<6>>);
constexpr auto made_1 = softmax<keys>(hidden);
constexpr double wanted_1[] = {1,      0,      0,      0,      0,      0,      0.5517, 0.4483, 0,
                               0,      0,      0,      0.3800, 0.3097, 0.3103, 0,      0,      0,
                               0.2758, 0.2460, 0.2462, 0.2319, 0,      0,      0.2175, 0.1983, 0.1984,
                               0.1888, 0.1971, 0,      0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529};
static_assert(
    lesson::numbers<"a word sees itself and the words before it: the weights of section 3.5.1", made_1, wanted_1>);
constexpr auto made_2 = take<tokens>(softmax<keys>(hide_future(scores * 0.0f)), 3);
constexpr double wanted_2[] = {0.25, 0.25, 0.25, 0.25, 0, 0};
static_assert(lesson::numbers<"hide_future has to work for other scores too", made_2, wanted_2>);
}  // namespace finish
