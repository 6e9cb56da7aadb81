#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<batch<2>, tokens<2>, d_in<3>>(words), "adding positions does not change the shape");
static_assert(prints_as(words, {{{1.00, 1.00, 1.00}, {2.01, 2.02, 2.03}}, {{3.00, 3.00, 3.00}, {4.01, 4.02, 4.03}}}),
              "the second word of each text gets the second position, the first word the first");
static_assert(lesson::same(placed(texts * 0.0f, first_two),
                           expand<batch<2>>(rename<context_length, tokens>(first_two))),
              "placed has to work for other texts too");
