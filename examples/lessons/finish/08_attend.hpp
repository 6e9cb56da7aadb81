#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_in<3>>(contexts), "each of the six words has a context vector: d_in<3>");
static_assert(prints_as(contexts, {{0.4421, 0.5931, 0.5790},
                                   {0.4419, 0.6515, 0.5683},
                                   {0.4431, 0.6496, 0.5671},
                                   {0.4304, 0.6298, 0.5510},
                                   {0.4671, 0.5910, 0.5266},
                                   {0.4177, 0.6503, 0.5645}}),
              "the context vectors are those of section 3.3.2: the weights are the softmax of the scores");
static_assert(lesson::same(mix(all_scores * 0.0f, looked_at), expand<tokens<6>>(mean<keys>(looked_at))),
              "where all scores are equal, every context vector is the mean of the values");
