#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<>(your_journey), "a dot product is one number, without any axes");
static_assert(prints_as(your_journey, 0.9544), "the score of Your for journey is 0.9544");
static_assert(prints_as(score(inputs, 1, journey), 1.4950), "the score of journey for itself is 1.4950");
static_assert(prints_as(score(inputs, 5, journey), 1.0865), "the score of step for journey is 1.0865");
static_assert(prints_as(score(inputs, 4, take<tokens>(inputs, 5)), 0.2935), "the score of one for step is 0.2935");
