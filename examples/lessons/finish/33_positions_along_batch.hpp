#pragma once

#include "computed.hpp"

namespace finish {
constexpr tensor<float, batch<2>, tokens<2>, d_in<3>> placed{
    {{{1, 1, 1}, {2.84147f, 2.0464f, 2.00215f}}, {{3, 3, 3}, {4.84147f, 4.0464f, 4.00215f}}}};
}

static_assert(lesson::computed<"words", words, finish::placed>);
