#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"placed", decltype(placed), tokens<1>, head_dim<6>>);
constexpr auto made_1 = placed;
constexpr double wanted_1[] = {-2.8256, 1.4908, 2.9399, 3.0027, 5.1747, 6.0297};
static_assert(lesson::numbers<"features 0 and 3 turn by the first angle, 1 and 4 by the second, 2 and 5 by the third",
                              made_1, wanted_1>);
constexpr auto made_2 = rotated(queries * 2.0f, angles);
constexpr auto wanted_2 = rotary<head_dim>(queries * 2.0f, angles);
static_assert(lesson::numbers<"rotated does by hand what rotary<head_dim>(queries, angles) does", made_2, wanted_2>);
}  // namespace finish
