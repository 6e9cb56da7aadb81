#pragma once

#include "computed.hpp"

namespace finish {
// The fourth word as if all four had come together.
constexpr tensor<int, ids_of<vocab<7>, tokens<4>>> together{{3, 1, 4, 1}};
constexpr auto of_all = tok_emb(together) + pos_emb(arange<int, tokens<4>>());
constexpr auto of_three = slice<tokens<3>>(of_all, 0);
constexpr auto of_one = slice<tokens<1>>(of_all, 3);
}  // namespace finish

static_assert(lesson::computed<"of_prompt", of_prompt, finish::of_three, tokens<3>, d_in<3>>);
static_assert(
    lesson::computed<"of_fourth: as if all four came together", of_fourth, finish::of_one, tokens<1>, d_in<3>>);
