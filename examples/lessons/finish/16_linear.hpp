#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"queries", decltype(queries), tokens<6>, d_out<2>>);
constexpr auto made_1 = queries;
constexpr double wanted_1[] = {0.6600, -0.2047, 0.9091, -0.4471, 0.8960, -0.4419,
                               0.5034, -0.2633, 0.4088, -0.2232, 0.6628, -0.3292};
static_assert(lesson::numbers<"the queries are those of section 3.5.1: keep the seed, and no bias", made_1, wanted_1>);
static_assert(lesson::shape<"the weight of W_query, which is stored as (out, in)", decltype(W_query.weight), d_out<2>, d_in<3>>);
}  // namespace finish
