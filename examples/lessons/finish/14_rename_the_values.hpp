#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"contexts", decltype(contexts), tokens<6>, d_in<3>>);
constexpr auto made_1 = take<tokens>(contexts, 1);
constexpr double wanted_1[] = {0.4419, 0.6515, 0.5683};
static_assert(lesson::numbers<"the context vector of journey is 0.4419, 0.6515, 0.5683", made_1, wanted_1>);
constexpr auto made_2 = take<tokens>(contexts, 5);
constexpr double wanted_2[] = {0.4177, 0.6503, 0.5645};
static_assert(lesson::numbers<"the context vector of step is 0.4177, 0.6503, 0.5645", made_2, wanted_2>);
constexpr tensor<float, tokens<6>, d_in<3>> all_alike = expand<tokens<6>>(take<tokens>(inputs, 2));
constexpr auto made_3 = contexts_of(all_alike);
constexpr auto wanted_3 = all_alike;
static_assert(lesson::numbers<"a mixture of six equal words is that word", made_3, wanted_3>);
}  // namespace finish
