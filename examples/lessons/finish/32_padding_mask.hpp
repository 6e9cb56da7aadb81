#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<batch<2>, tokens<3>, keys<3>>(weights), "hiding changes numbers, not the shape");
static_assert(prints_as(weights, {{{0.5, 0.5, 0}, {0.5, 0.5, 0}, {0.5, 0.5, 0}}, {{1, 0, 0}, {1, 0, 0}, {1, 0, 0}}}),
              "no word looks at padding: two words are left in the first text, one in the second");
constexpr tensor<bool, batch<2>, tokens<3>> padding_in_front{{{true, false, false}, {true, true, false}}};
static_assert(prints_as(softmax<keys>(hide_padding(scores, padding_in_front)),
                        {{{0, 0.5, 0.5}, {0, 0.5, 0.5}, {0, 0.5, 0.5}}, {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}}),
              "hide_padding has to work for other padding too");
