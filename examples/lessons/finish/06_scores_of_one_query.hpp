#pragma once

#include "computed.hpp"

namespace finish {
constexpr double of_the_chapter[] = {0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865};
}

static_assert(lesson::computed<"scores", scores, finish::of_the_chapter, tokens<6>>);
