#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"of_heads", decltype(of_heads), heads<2>, tokens<3>, head_dim<4>>);
constexpr auto made_1 = of_heads;
constexpr double wanted_1[] = {10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32, 33,
                               14, 15, 16, 17, 24, 25, 26, 27, 34, 35, 36, 37};
static_assert(lesson::numbers<"the first head has the first four features of every word, the second head the others",
                              made_1, wanted_1>);
constexpr auto made_2 = by_head(features * 2.0f);
constexpr auto wanted_2 = of_heads * 2.0f;
static_assert(lesson::numbers<"by_head has to work for other features too", made_2, wanted_2>);
}  // namespace finish
