#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<heads<6>, keys<4>>(scores),
              "each of the six heads has a score for each of the four keys");
static_assert(
    prints_as(
        scores,
        {{10, 11, 12, 13}, {10, 11, 12, 13}, {10, 11, 12, 13}, {20, 21, 22, 23}, {20, 21, 22, 23}, {20, 21, 22, 23}}),
    "heads 0 to 2 look with the first keys, heads 3 to 5 with the second");
static_assert(lesson::same(scores_of(queries, looked_at * 2.0f), scores * 2.0f),
              "scores_of has to work for other keys too");
