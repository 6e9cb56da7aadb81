#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"projected", decltype(projected), batch<2>, tokens<5>, d_out<12>>);
static_assert(lesson::shape<"parts", decltype(parts), batch<2>, tokens<5>, heads<4>, head_dim<3>>);
static_assert(lesson::shape<"queries", decltype(queries), batch<2>, heads<4>, tokens<5>, head_dim<3>>);
static_assert(lesson::shape<"key_vectors", decltype(key_vectors), batch<2>, heads<4>, keys<5>, head_dim<3>>);
static_assert(lesson::shape<"scores", decltype(scores), batch<2>, heads<4>, tokens<5>, keys<5>>);
static_assert(lesson::shape<"mixed", decltype(mixed), batch<2>, heads<4>, tokens<5>, head_dim<3>>);
static_assert(lesson::shape<"side_by_side", decltype(side_by_side), batch<2>, tokens<5>, all_heads<12>>);
static_assert(lesson::shape<"output", decltype(output), batch<2>, tokens<5>, d_out<12>>);
