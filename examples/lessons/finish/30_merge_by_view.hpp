#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<3>, d_out<8>>(together), "three words with eight features each");
static_assert(prints_as(together, {{10, 11, 12, 13, 50, 51, 52, 53},
                                   {20, 21, 22, 23, 60, 61, 62, 63},
                                   {30, 31, 32, 33, 70, 71, 72, 73}}),
              "every word has four features from the first head and then four from the second");
static_assert(lesson::same(side_by_side(mixed * 2.0f), together * 2.0f),
              "side_by_side has to work for other heads too");
