#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_out<1>>(weights), "every word has one weight");
static_assert(lesson::sums_to_one_over<tokens>(weights), "the words share one whole: their weights sum to one");
static_assert(prints_as(take<d_out>(sum<tokens>(weights), 0), 1),
              "the words share one whole: their weights sum to one");
static_assert(lesson::same(shares(scores * 0.0f), full<float, tokens<6>, d_out<1>>(1.0f / 6)),
              "where all scores are equal, every word has a sixth");
