#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<heads<2>, tokens<3>, keys<3>>(scores), "each head has a score for each pair of words");
static_assert(prints_as(take<heads>(scores, 0),
                        {{0.6604, 0.5816, 0.6439}, {0.5816, 1.1075, 0.9212}, {0.6439, 0.9212, 1.0201}}, 3),
              "the products of the first head are 1.3208, 1.1631, 1.2879, ..., divided by 2, the root of head_dim<4>");
static_assert(lesson::same(scores_of(queries * 3.0f, looked_at), scores * 3.0f),
              "scores_of has to work for other queries too");
