#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"of_heads", decltype(of_heads), tokens<3>, heads<2>, head_dim<4>>);
constexpr auto made_1 = take<head_dim>(take<tokens>(of_heads, 1), 0);
constexpr auto wanted_1 = tensor<float, heads<2>>{{8, 12}};
static_assert(lesson::numbers<"the heads of the second word begin with its numbers 8 and 12", made_1, wanted_1>);
constexpr auto made_2 = take<head_dim>(take<tokens>(by_head(features * 2.0f), 2), 3);
constexpr auto wanted_2 = tensor<float, heads<2>>{{38, 46}};
static_assert(lesson::numbers<"by_head has to work for other features too", made_2, wanted_2>);
}  // namespace finish
