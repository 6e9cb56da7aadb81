#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, keys<6>>(hidden), "hiding changes numbers, not the shape");
static_assert(prints_as(softmax<keys>(hidden), {{1, 0, 0, 0, 0, 0},
                                                {0.5517, 0.4483, 0, 0, 0, 0},
                                                {0.3800, 0.3097, 0.3103, 0, 0, 0},
                                                {0.2758, 0.2460, 0.2462, 0.2319, 0, 0},
                                                {0.2175, 0.1983, 0.1984, 0.1888, 0.1971, 0},
                                                {0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529}}),
              "a word sees itself and the words before it: the weights of section 3.5.1");
static_assert(prints_as(take<tokens>(softmax<keys>(hide_future(scores * 0.0f)), 3), {0.25, 0.25, 0.25, 0.25, 0, 0}),
              "hide_future has to work for other scores too");
