#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"scores", decltype(scores), batch<2>, tokens<4>, keys<7>>);
static_assert(lesson::count<"how many scores two texts have", how_many_scores, scores.size()>);
static_assert(lesson::shape<"scores_of_heads", decltype(scores_of_heads), batch<2>, heads<3>, tokens<4>, keys<7>>);
static_assert(lesson::shape<"mixed", decltype(mixed), batch<2>, heads<3>, tokens<4>, head_dim<5>>);
static_assert(lesson::shape<"scores_of_one", decltype(scores_of_one), batch<2>, tokens<4>, keys<7>>);
static_assert(lesson::shape<"scores_of_all", decltype(scores_of_all), batch<2>, tokens<4>, documents<2>, keys<7>>);
static_assert(lesson::count<"how many scores two texts have with two documents", how_many_with_documents,
                            scores_of_all.size()>);
