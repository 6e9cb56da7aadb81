#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<3>, all_heads<8>>(together), "three words, the eight features of both heads");
static_assert(lesson::same(take<tokens>(together, 1), tensor<float, all_heads<8>>{{4, 5, 6, 7, 16, 17, 18, 19}}),
              "the second word has 4 to 7 from the first head and 16 to 19 from the second");
static_assert(lesson::same(side_by_side(mixed * 2.0f), together * 2.0f),
              "side_by_side has to work for other heads too");
