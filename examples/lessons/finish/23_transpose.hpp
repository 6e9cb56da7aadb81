#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<heads<2>, tokens<3>, keys<3>>(scores), "each head has a score for each pair of words");
static_assert(prints_as(scores, {{{1.3208, 1.1631, 1.2879}, {1.1631, 2.2150, 1.8424}, {1.2879, 1.8424, 2.0402}},
                                 {{0.4391, 0.7003, 0.5903}, {0.7003, 1.3737, 1.0620}, {0.5903, 1.0620, 0.9912}}}),
              "the scores of the two heads are those of section 3.6.2");
static_assert(lesson::same(scores_of(queries * 2.0f, rename<tokens, keys>(queries)), scores * 2.0f),
              "scores_of has to work for other queries too");
