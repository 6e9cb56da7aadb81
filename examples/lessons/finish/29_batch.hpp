#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"contexts", decltype(contexts), batch<2>, tokens<6>, d_out<2>>);
constexpr auto made_1 = take<batch>(contexts, 1);
constexpr double wanted_1[] = {-0.4519, 0.2216,  -0.5874, 0.0058,  -0.6300, -0.0632,
                               -0.5675, -0.0843, -0.5526, -0.0981, -0.5299, -0.1081};
static_assert(lesson::numbers<"both texts have the context vectors of listing 3.3", made_1, wanted_1>);
constexpr auto made_2 = take<batch>(batch_of(inputs, inputs * 2.0f), 1);
constexpr auto wanted_2 = inputs * 2.0f;
static_assert(lesson::numbers<"the second text of the batch is the second one that was given", made_2, wanted_2>);
}  // namespace finish
