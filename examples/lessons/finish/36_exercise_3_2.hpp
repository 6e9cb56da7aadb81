#pragma once

#include "computed.hpp"

namespace finish {
constexpr double of_the_exercise[] = {-0.5740, 0.2216,  -0.7320, 0.0155,  -0.7774, -0.0546, -0.6979, -0.0817,
                                      -0.6538, -0.0957, -0.6424, -0.1065, -0.5740, 0.2216,  -0.7320, 0.0155,
                                      -0.7774, -0.0546, -0.6979, -0.0817, -0.6538, -0.0957, -0.6424, -0.1065};
}

static_assert(sizeof(wrapper.heads) / sizeof(wrapper.heads[0]) == 2,
              "lesson: wrapper: the exercise wants two heads side by side; which other size may change?");
static_assert(lesson::computed<"joined", joined, finish::of_the_exercise, batch<2>, tokens<6>, d_out<2>>);
