#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"weights", decltype(weights), batch<2>, tokens<3>, keys<3>>);
constexpr auto made_1 = weights;
constexpr double wanted_1[] = {0.5, 0.5, 0, 0.5, 0.5, 0, 0.5, 0.5, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0};
static_assert(lesson::numbers<"no word looks at padding: two words are left in the first text, one in the second",
                              made_1, wanted_1>);
constexpr tensor<bool, batch<2>, tokens<3>> padding_in_front{{{true, false, false}, {true, true, false}}};
constexpr auto made_2 = softmax<keys>(hide_padding(scores, padding_in_front));
constexpr double wanted_2[] = {0, 0.5, 0.5, 0, 0.5, 0.5, 0, 0.5, 0.5, 0, 0, 1, 0, 0, 1, 0, 0, 1};
static_assert(lesson::numbers<"hide_padding has to work for other padding too", made_2, wanted_2>);
}  // namespace finish
