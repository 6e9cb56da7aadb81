#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"contexts", decltype(contexts), tokens<4>, d_out<2>>);
constexpr auto made_1 = contexts;
constexpr auto wanted_1 =
    causal_attention<d_in<3>, d_out<2>, context_length<4>>{torch_generator{123}}(slice<tokens<4>>(inputs, 2));
static_assert(lesson::numbers<"read the last four of the six words, and leave the layer as it is", made_1, wanted_1>);
constexpr auto made_2 = read(inputs * 2.0f);
constexpr auto wanted_2 = layer(slice<tokens<4>>(inputs * 2.0f, 2));
static_assert(lesson::numbers<"read has to work for other texts too", made_2, wanted_2>);
}  // namespace finish
