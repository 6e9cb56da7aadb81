#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<batch<2>, d_in<3>>(journeys), "a word of each text: two texts, three features");
static_assert(prints_as(journeys, {{0.55, 0.87, 0.66}, {5.5, 8.7, 6.6}}),
              "the second word is journey, 0.55, 0.87, 0.66 in the first text");
static_assert(prints_as(word_at(two_texts, 4), {{0.77, 0.25, 0.10}, {7.7, 2.5, 1.0}}),
              "the fifth word is one, 0.77, 0.25, 0.10 in the first text");
