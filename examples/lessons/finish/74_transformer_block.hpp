#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"normed", decltype(normed), batch<2>, tokens<5>, d_in<6>>);
static_assert(lesson::shape<"seen", decltype(seen), batch<2>, tokens<5>, d_in<6>>);
static_assert(lesson::shape<"widened", decltype(widened), batch<2>, tokens<5>, d_ff<24>>);
static_assert(lesson::shape<"thought", decltype(thought), batch<2>, tokens<5>, d_in<6>>);
static_assert(lesson::shape<"y", decltype(y), batch<2>, tokens<5>, d_in<6>>);
