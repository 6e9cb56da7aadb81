#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<heads<2>, tokens<3>, head_dim<4>>(of_heads),
              "two heads, three words, four features each");
static_assert(prints_as(of_heads, {{{10, 11, 12, 13}, {20, 21, 22, 23}, {30, 31, 32, 33}},
                                   {{14, 15, 16, 17}, {24, 25, 26, 27}, {34, 35, 36, 37}}}),
              "the first head has the first four features of every word, the second head the others");
static_assert(lesson::same(by_head(features * 2.0f), of_heads * 2.0f), "by_head has to work for other features too");
