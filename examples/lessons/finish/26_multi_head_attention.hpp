#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_out<2>>(contexts), "each of the six words has a context vector: d_out<2>");
static_assert(
    prints_as(
        contexts,
        {{0.3190, 0.4858}, {0.2943, 0.3897}, {0.2856, 0.3593}, {0.2693, 0.3873}, {0.2639, 0.3928}, {0.2575, 0.4028}}),
    "the context vectors are those that the chapter prints for listing 3.5");
static_assert(lesson::same(attention(decltype(layer){torch_generator{5}}, inputs * 2.0f),
                           decltype(layer){torch_generator{5}}(inputs * 2.0f)),
              "attention has to work for other weights and other texts too");
