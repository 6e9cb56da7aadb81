#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<batch<2>, tokens<6>, d_out<2>>(contexts), "two texts of six words, two features each");
static_assert(prints_as(take<batch>(contexts, 1), {{-0.4519, 0.2216},
                                                   {-0.5874, 0.0058},
                                                   {-0.6300, -0.0632},
                                                   {-0.5675, -0.0843},
                                                   {-0.5526, -0.0981},
                                                   {-0.5299, -0.1081}}),
              "both texts have the context vectors of listing 3.3");
static_assert(lesson::same(take<batch>(batch_of(inputs, inputs * 2.0f), 1), inputs * 2.0f),
              "the second text of the batch is the second one that was given");
