#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_out<2>>(contexts), "each of the six words has a context vector: d_out<2>");
static_assert(prints_as(contexts, {{-0.4519, 0.2216},
                                   {-0.5874, 0.0058},
                                   {-0.6300, -0.0632},
                                   {-0.5675, -0.0843},
                                   {-0.5526, -0.0981},
                                   {-0.5299, -0.1081}}),
              "each token distributes its attention over the keys: the context vectors of listing 3.3");
static_assert(lesson::same(mix(scores * 0.5f, values), attend(softmax<keys>(scores * 0.5f), values)),
              "mix has to work for other scores too");
