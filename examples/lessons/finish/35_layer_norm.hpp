#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<2>, d_in<3>>(words), "a norm does not change the shape");
static_assert(prints_as(words, {{-1.2247, 0, 1.2247}, {-1.2247, 0, 1.2247}}),
              "each word by itself has mean 0 and variance 1 over its features");
static_assert(lesson::same(take<tokens>(normed(other_sentence), 0), take<tokens>(words, 0)),
              "the first word does not depend on the second");
