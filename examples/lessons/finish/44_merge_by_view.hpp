#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"together", decltype(together), tokens<3>, d_out<8>>);
constexpr auto made_1 = together;
constexpr double wanted_1[] = {10, 11, 12, 13, 50, 51, 52, 53, 20, 21, 22, 23,
                               60, 61, 62, 63, 30, 31, 32, 33, 70, 71, 72, 73};
static_assert(lesson::numbers<"every word has four features from the first head and then four from the second", made_1,
                              wanted_1>);
constexpr auto made_2 = side_by_side(mixed * 2.0f);
constexpr auto wanted_2 = together * 2.0f;
static_assert(lesson::numbers<"side_by_side has to work for other heads too", made_2, wanted_2>);
}  // namespace finish
