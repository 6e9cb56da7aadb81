#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"together", decltype(together), tokens<3>, all_heads<8>>);
constexpr auto made_1 = take<tokens>(together, 1);
constexpr auto wanted_1 = tensor<float, all_heads<8>>{{4, 5, 6, 7, 16, 17, 18, 19}};
static_assert(
    lesson::numbers<"the second word has 4 to 7 from the first head and 16 to 19 from the second", made_1, wanted_1>);
constexpr auto made_2 = side_by_side(mixed * 2.0f);
constexpr auto wanted_2 = together * 2.0f;
static_assert(lesson::numbers<"side_by_side has to work for other heads too", made_2, wanted_2>);
}  // namespace finish
