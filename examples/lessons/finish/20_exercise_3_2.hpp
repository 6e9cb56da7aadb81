#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<batch<2>, tokens<6>, d_out<2>>(joined), "joined is batch<2>, tokens<6>, d_out<2>");
static_assert(lesson::same(take<batch>(joined, 1), tensor<float, tokens<6>, d_out<2>>{{{-0.5740f, 0.2216f},
                                                                                       {-0.7320f, 0.0155f},
                                                                                       {-0.7774f, -0.0546f},
                                                                                       {-0.6979f, -0.0817f},
                                                                                       {-0.6538f, -0.0957f},
                                                                                       {-0.6424f, -0.1065f}}}),
              "keep two heads: their numbers begin with -0.5740 and 0.2216");
static_assert(sizeof(wrapper.heads) / sizeof(wrapper.heads[0]) == 2, "keep two heads");
