#pragma once

#include "computed.hpp"

namespace finish {
constexpr double second_words[] = {0.55, 0.87, 0.66, 0.1833, 0.29, 0.22};
}

static_assert(lesson::computed<"journeys", journeys, finish::second_words, batch<2>, d_in<3>>);
