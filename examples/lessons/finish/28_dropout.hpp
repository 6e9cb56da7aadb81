#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"contexts", decltype(contexts), tokens<6>, d_out<2>>);
constexpr auto made_1 = contexts;
constexpr auto wanted_1 = attend(dropout{0.5}(weights, torch_generator{123}), values);
static_assert(lesson::numbers<
              "drop with the layer of the library, dropout{0.5}(weights, generator), which draws what PyTorch draws",
              made_1, wanted_1>);
constexpr auto made_2 = mix(weights, values, torch_generator{1});
constexpr auto wanted_2 = attend(dropout{0.5}(weights, torch_generator{1}), values);
static_assert(lesson::numbers<"another generator drops other weights: hand the generator on", made_2, wanted_2>);
}  // namespace finish
