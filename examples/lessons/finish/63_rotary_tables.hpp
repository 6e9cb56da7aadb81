#pragma once

#include "computed.hpp"

namespace finish {
constexpr tensor<float, tokens<1>, head_dim<6>> as_loaded{{{1, 2, 3, 4, 5, 6}}};
constexpr tensor<float, tokens<1>, pairs<3>> turns{{{1, 0.1f, 0.01f}}};
constexpr auto neighbours = rotary<head_dim>(assume_factors<head_dim, pairs<3>, halves<2>>(as_loaded), turns);
}  // namespace finish

static_assert(lesson::computed<"rotated", rotated, finish::neighbours>);
