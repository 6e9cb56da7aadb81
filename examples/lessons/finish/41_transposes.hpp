#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"heads_first", decltype(heads_first), batch<2>, heads<5>, tokens<3>, head_dim<7>>);
static_assert(lesson::shape<"far_apart", decltype(far_apart), head_dim<7>, tokens<3>, heads<5>, batch<2>>);
static_assert(lesson::shape<"without_heads", decltype(without_heads), batch<2>, tokens<3>, head_dim<7>>);
static_assert(lesson::shape<"added", decltype(added), batch<2>, tokens<3>, heads<5>, head_dim<7>>);
static_assert(lesson::shape<"scores", decltype(scores), batch<2>, tokens<3>, heads<5>, keys<4>>);
static_assert(lesson::shape<"weights", decltype(weights), batch<2>, keys<4>, heads<5>, tokens<3>>);
static_assert(lesson::shape<"mixed", decltype(mixed), batch<2>, heads<5>, tokens<3>, head_dim<7>>);
static_assert(lesson::shape<"side_by_side", decltype(side_by_side), batch<2>, tokens<3>, all_heads<35>>);
