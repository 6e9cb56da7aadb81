#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<3>, heads<2>, head_dim<4>>(of_heads),
              "three words, two heads, four features each");
static_assert(lesson::same(take<head_dim>(take<tokens>(of_heads, 1), 0), tensor<float, heads<2>>{{8, 12}}),
              "the heads of the second word begin with its numbers 8 and 12");
static_assert(lesson::same(take<head_dim>(take<tokens>(by_head(features * 2.0f), 2), 3),
                           tensor<float, heads<2>>{{38, 46}}),
              "by_head has to work for other features too");
