#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"queries", decltype(queries), tokens<1>, heads<2>, head_dim<4>>);
constexpr auto made_1 = take<tokens>(queries, 0);
constexpr double wanted_1[] = {0, 1, 2, 3, 12, 13, 14, 15};
static_assert(lesson::numbers<"the query of head 0 is 0 to 3, that of head 1 is 12 to 15", made_1, wanted_1>);
constexpr auto made_2 = queries_of(merge<d_out, heads, qkv, head_dim>(written * 2.0f));
constexpr auto wanted_2 = queries * 2.0f;
static_assert(lesson::numbers<"queries_of has to work for other numbers too", made_2, wanted_2>);
}  // namespace finish
