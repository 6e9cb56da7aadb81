#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<1>, head_dim<6>>(placed), "a rotation does not change the shape");
static_assert(prints_as(placed, {{-2.8256, 1.4908, 2.9399, 3.0027, 5.1747, 6.0297}}),
              "features 0 and 3 turn by the first angle, 1 and 4 by the second, 2 and 5 by the third");
static_assert(lesson::same(rotated(queries * 2.0f, angles), rotary<head_dim>(queries * 2.0f, angles)),
              "rotated does by hand what rotary<head_dim>(queries, angles) does");
