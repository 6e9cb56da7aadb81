#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"scores", decltype(scores), heads<2>, tokens<3>, keys<3>>);
constexpr auto made_1 = scores;
constexpr double wanted_1[] = {1.3208, 1.1631, 1.2879, 1.1631, 2.2150, 1.8424, 1.2879, 1.8424, 2.0402,
                               0.4391, 0.7003, 0.5903, 0.7003, 1.3737, 1.0620, 0.5903, 1.0620, 0.9912};
static_assert(lesson::numbers<"the scores of the two heads are those of section 3.6.2", made_1, wanted_1>);
constexpr auto made_2 = scores_of(queries * 2.0f, rename<tokens, keys>(queries));
constexpr auto wanted_2 = scores * 2.0f;
static_assert(lesson::numbers<"scores_of has to work for other queries too", made_2, wanted_2>);
}  // namespace finish
