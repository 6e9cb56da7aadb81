#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"projected", decltype(projected), tokens<6>, d_out<3>>);
constexpr auto made_1 = projected;
constexpr auto wanted_1 = layer(inputs);
static_assert(lesson::numbers<"by hand the numbers are those of layer(inputs)", made_1, wanted_1>);
constexpr auto made_2 = project(inputs * 3.0f, layer.weight);
constexpr auto wanted_2 = layer(inputs * 3.0f);
static_assert(lesson::numbers<"project has to work for other words too", made_2, wanted_2>);
}  // namespace finish
