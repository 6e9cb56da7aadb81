#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<2>, keys<6>>(weights), "two words look at six");
static_assert(prints_as(weights, {{0.2175, 0.1983, 0.1984, 0.1888, 0.1971, 0},
                                  {0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529}}),
              "the fifth word sees five words and the sixth all six: four came before them");
static_assert(prints_as(take<tokens>(softmax<keys>(hide_future(scores * 0.0f)), 0), {0.2, 0.2, 0.2, 0.2, 0.2, 0}),
              "hide_future has to work for other scores too");
