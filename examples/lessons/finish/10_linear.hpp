#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_out<2>>(queries), "each of the six words has a query of two numbers");
static_assert(prints_as(queries, {{0.6600, -0.2047},
                                  {0.9091, -0.4471},
                                  {0.8960, -0.4419},
                                  {0.5034, -0.2633},
                                  {0.4088, -0.2232},
                                  {0.6628, -0.3292}}),
              "the queries are those of section 3.5.1: keep the seed, and no bias");
static_assert(lesson::is_mistake_or<decltype(queries)>(lesson::has_axes<d_out<2>, d_in<3>>(W_query.weight)),
              "the layer takes the features of a word, d_in<3>, and its weight is stored as (out, in)");
