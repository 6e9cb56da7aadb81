#pragma once

#include "expect.hpp"

namespace finish {
constexpr tensor<float, tokens<2>, d_in<3>> as_given{{{0.43f, 0.15f, 0.89f}, {0.55f, 0.87f, 0.66f}}};
}

static_assert(lesson::numbers<"two_words", two_words, finish::as_given>);
