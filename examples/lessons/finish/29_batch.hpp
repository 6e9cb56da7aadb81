#pragma once

#include "computed.hpp"

namespace finish {
constexpr auto each_for_itself = stack<batch>(layer(inputs), layer(inputs * 2.0f));
}

static_assert(lesson::computed<"contexts", contexts, finish::each_for_itself>);
