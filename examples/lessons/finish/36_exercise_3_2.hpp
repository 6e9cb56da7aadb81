#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"joined", decltype(joined), batch<2>, tokens<6>, d_out<2>>);
constexpr auto made_1 = take<batch>(joined, 1);
constexpr auto wanted_1 = tensor<float, tokens<6>, d_out<2>>{{{-0.5740f, 0.2216f},
                                                              {-0.7320f, 0.0155f},
                                                              {-0.7774f, -0.0546f},
                                                              {-0.6979f, -0.0817f},
                                                              {-0.6538f, -0.0957f},
                                                              {-0.6424f, -0.1065f}}};
static_assert(lesson::numbers<"keep two heads: their numbers begin with -0.5740 and 0.2216", made_1, wanted_1>);
static_assert(sizeof(wrapper.heads) / sizeof(wrapper.heads[0]) == 2, "keep two heads");
}  // namespace finish
