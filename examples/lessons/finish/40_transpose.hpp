#pragma once

#include "computed.hpp"

namespace finish {
constexpr auto within_each_head =
    matmul(transpose<tokens, heads>(queries), transpose<keys, head_dim>(transpose<keys, heads>(key_vectors)));
}  // namespace finish

static_assert(lesson::computed<"scores", scores, finish::within_each_head>);
