#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"queries", decltype(queries), tokens<5>, d_out<2>>);
static_assert(lesson::shape<"scores_of_one", decltype(scores_of_one), keys<7>>);
static_assert(lesson::shape<"scores", decltype(scores), tokens<5>, keys<7>>);
static_assert(lesson::shape<"scores_of_heads", decltype(scores_of_heads), tokens<5>, heads<2>, keys<7>>);
