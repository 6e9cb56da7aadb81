#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, keys<6>>(weights), "there is a weight for every word and every key");
static_assert(prints_as(take<tokens>(weights, 1), {0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581}),
              "journey looks with 0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581");
static_assert(prints_as(sum<keys>(weights), {1, 1, 1, 1, 1, 1}),
              "each word distributes an attention of one: its weights over the keys sum to one");
static_assert(prints_as(take<tokens>(weights_of(scores * 2.0f), 4), {0.1359, 0.2238, 0.2276, 0.1090, 0.2059, 0.0979}),
              "weights_of has to work for other scores too");
static_assert(lesson::sums_to_one_over<keys>(weights), "the type has to know that the weights sum to one: use softmax");
