#pragma once

#include "computed.hpp"

namespace finish {
// PyTorch's draws, or those that were drawn by hand.
constexpr auto dropped = attend(dropout{0.5}(weights, torch_generator{123}), values);
constexpr auto twice =
    map(rand<tokens<6>, keys<6>>(torch_generator{123}), [](float number) { return number < 0.5f ? 2.0f : 0.0f; });
constexpr auto by_hand = contract<keys>(weights * twice, values);
constexpr auto wanted = [] {
  if constexpr (lesson::same(contexts, by_hand)) return by_hand;
  else return dropped;
}();
}  // namespace finish

static_assert(lesson::computed<"contexts", contexts, finish::wanted>);
