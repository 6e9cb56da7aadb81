#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"journey", decltype(journey), d_in<3>>);
static_assert(lesson::shape<"first_features", decltype(first_features), tokens<6>>);
static_assert(lesson::shape<"last_words", decltype(last_words), tokens<4>, d_in<3>>);
static_assert(lesson::shape<"text_of_one_word", decltype(text_of_one_word), tokens<1>, d_in<3>>);
static_assert(lesson::shape<"total", decltype(total), d_in<3>>);
static_assert(lesson::shape<"sums", decltype(sums), batch<2>, tokens<4>>);
