#pragma once

#include "computed.hpp"

namespace finish {
constexpr double each_word[] = {-1.2247, 0, 1.2247, -1.2247, 0, 1.2247};
}

static_assert(lesson::computed<"normed", normed, finish::each_word, tokens<2>, d_in<3>>);
