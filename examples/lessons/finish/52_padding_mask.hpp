#pragma once

#include "expect.hpp"

namespace finish {
constexpr tensor<float, batch<2>, tokens<3>, keys<3>> among_words{
    {{{0.5f, 0.5f, 0}, {0.5f, 0.5f, 0}, {0.5f, 0.5f, 0}}, {{1, 0, 0}, {1, 0, 0}, {1, 0, 0}}}};
}

static_assert(lesson::numbers<"weights", weights, finish::among_words>);
static_assert(lesson::sums_to_one_over<keys>(weights), "lesson: the weights are to be computed from the scores");
