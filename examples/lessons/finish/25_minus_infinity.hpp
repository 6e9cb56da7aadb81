#pragma once

#include "computed.hpp"

namespace finish {
constexpr double of_the_chapter[] = {1,      0,      0,      0,      0,      0,      0.5517, 0.4483, 0,
                                     0,      0,      0,      0.3800, 0.3097, 0.3103, 0,      0,      0,
                                     0.2758, 0.2460, 0.2462, 0.2319, 0,      0,      0.2175, 0.1983, 0.1984,
                                     0.1888, 0.1971, 0,      0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529};
constexpr bool far_below(auto const& x) {
  if constexpr (is_mistake<decltype(x)>) return true;
  else return lesson::detail::number_at(x, 5) < -1000;
}
}  // namespace finish

static_assert(lesson::computed<"weights", weights, finish::of_the_chapter, tokens<6>, keys<6>>);
static_assert(finish::far_below(hidden), "lesson: hidden: the scores of another text may be as low as that; go lower");
