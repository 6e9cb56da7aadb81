#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, keys<6>>(weights), "weights has tokens<6> and keys<6>");
static_assert(lesson::sums_to_one_over<keys>(weights), "the weights are a softmax over the keys");
static_assert(prints_as(take<tokens>(weights, 1), {0.5517, 0.4483, 0, 0, 0, 0}),
              "the second word sees the first two, with 0.5517 and 0.4483");
static_assert(prints_as(take<tokens>(softmax<keys>(hide_future(scores - 100.0f)), 2),
                        {0.3800, 0.3097, 0.3103, 0, 0, 0}),
              "however small the other scores are, the future has the weight 0");
