#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_out<2>>(contexts), "each of the six words has a context vector: d_out<2>");
static_assert(prints_as(contexts, {{-0.0872, 0.0286},
                                   {-0.0991, 0.0501},
                                   {-0.0999, 0.0633},
                                   {-0.0983, 0.0489},
                                   {-0.0514, 0.1098},
                                   {-0.0754, 0.0693}}),
              "divide each row of weights by its sum again: the first word then sees itself with weight 1");
static_assert(lesson::same(mix(softmax<keys>(scores * 0.0f), values),
                           attend(softmax<keys>(mask_future<tokens, keys>(scores * 0.0f)), values)),
              "mix has to work for other weights too");
