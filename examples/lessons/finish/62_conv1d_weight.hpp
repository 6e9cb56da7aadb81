#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"projected", decltype(projected), tokens<1>, d_out<3>>);
constexpr auto made_1 = projected;
constexpr double wanted_1[] = {1, 2, 3};
static_assert(lesson::numbers<"the layer makes of the word what GPT-2 makes of it: 1, 2, 3", made_1, wanted_1>);
constexpr auto made_2 = loaded(c_proj * 2.0f)(one_word);
constexpr auto wanted_2 = projected * 2.0f;
static_assert(lesson::numbers<"loaded has to work for other weights too", made_2, wanted_2>);
}  // namespace finish
