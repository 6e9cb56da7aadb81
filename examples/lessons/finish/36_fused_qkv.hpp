#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<1>, heads<2>, head_dim<4>>(queries), "one word, two heads, four features each");
static_assert(prints_as(take<tokens>(queries, 0), {{0, 1, 2, 3}, {12, 13, 14, 15}}),
              "the query of head 0 is 0 to 3, that of head 1 is 12 to 15");
static_assert(lesson::same(queries_of(merge<d_out, heads, qkv, head_dim>(written * 2.0f)), queries * 2.0f),
              "queries_of has to work for other numbers too");
