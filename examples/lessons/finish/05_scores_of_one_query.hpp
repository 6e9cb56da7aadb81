#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>>(scores), "one query has one score for each of the six words: tokens<6>");
static_assert(prints_as(scores, {0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865}),
              "the scores for journey are 0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865");
static_assert(prints_as(scores_of(inputs, take<tokens>(inputs, 3)), {0.4753, 0.8434, 0.8296, 0.4937, 0.3474, 0.6565}),
              "the scores for with are 0.4753, 0.8434, 0.8296, 0.4937, 0.3474, 0.6565");
