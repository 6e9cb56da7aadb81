#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"weights", decltype(weights), tokens<3>, keys<7>>);
static_assert(lesson::shape<"largest", decltype(largest), tokens<3>>);
static_assert(lesson::shape<"received", decltype(received), keys<7>>);
static_assert(lesson::shape<"mean_weights", decltype(mean_weights), tokens<3>, keys<7>>);
static_assert(lesson::shape<"most_important", decltype(most_important), tokens<3>>);

namespace finish {
constexpr std::size_t rounded(float x) { return static_cast<std::size_t>(x + 0.5f); }
static_assert(lesson::count<"the sum of all weights of a softmax over keys", sum_of_all,
                            rounded(sum<tokens, keys>(weights)())>);
static_assert(lesson::count<"the sum of all weights of a softmax over tokens", sum_of_all_others,
                            rounded(sum<tokens, keys>(other_weights)())>);
}  // namespace finish
