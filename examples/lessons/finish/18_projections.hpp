#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"queries", decltype(queries), tokens<6>, d_out<2>>);
static_assert(lesson::shape<"query", decltype(query), d_out<2>>);
static_assert(lesson::shape<"queries_of_texts", decltype(queries_of_texts), batch<5>, tokens<4>, d_out<2>>);
static_assert(lesson::shape<"weight", decltype(weight), d_out<2>, d_in<3>>);
static_assert(lesson::shape<"bias_of_query", decltype(bias_of_query), d_out<2>>);
static_assert(lesson::shape<"second_weight", decltype(second_weight), vocab<7>, d_out<2>>);
