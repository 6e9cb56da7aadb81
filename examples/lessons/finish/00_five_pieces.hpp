#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"x", decltype(x), tokens<3>, d_in<2>>);
static_assert(lesson::shape<"columns_in_full", decltype(columns_in_full), d_in<2>, tokens<3>>);
static_assert(lesson::count<"how many numbers the table x holds", length, x.size()>);
static_assert(lesson::shape<"of_each_word", decltype(of_each_word), tokens<3>>);
