#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"scores", decltype(scores), heads<2>, tokens<3>, keys<3>>);
static_assert(prints_as(take<heads>(scores, 0),
                        {{0.6604, 0.5816, 0.6439}, {0.5816, 1.1075, 0.9212}, {0.6439, 0.9212, 1.0201}}, 3),
              "the products of the first head are 1.3208, 1.1631, 1.2879, ..., divided by 2, the root of head_dim<4>");
constexpr auto made_2 = scores_of(queries * 3.0f, looked_at);
constexpr auto wanted_2 = scores * 3.0f;
static_assert(lesson::numbers<"scores_of has to work for other queries too", made_2, wanted_2>);
}  // namespace finish
