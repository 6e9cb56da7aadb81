#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_out<2>>(contexts), "each of the six words has a context vector: d_out<2>");
static_assert(lesson::same(contexts, attend(dropout{0.5}(weights, torch_generator{123}), values)),
              "drop with the layer of the library, dropout{0.5}(weights, generator), which draws what PyTorch draws");
static_assert(lesson::same(mix(weights, values, torch_generator{1}),
                           attend(dropout{0.5}(weights, torch_generator{1}), values)),
              "another generator drops other weights: hand the generator on");
