#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<1>, d_out<3>>(projected), "one word with three features");
static_assert(prints_as(projected, {{1, 2, 3}}), "the layer makes of the word what GPT-2 makes of it: 1, 2, 3");
static_assert(lesson::same(loaded(c_proj * 2.0f)(one_word), projected * 2.0f),
              "loaded has to work for other weights too");
