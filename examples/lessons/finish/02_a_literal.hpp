#pragma once

#include "expect.hpp"

constexpr tensor<float, tokens<2>, d_in<3>> first_two{{{0.43f, 0.15f, 0.89f}, {0.55f, 0.87f, 0.66f}}};
static_assert(lesson::same(two_words, first_two),
              "two words with three features are tokens<2>, d_in<3>; the numbers were right, leave them as they are");
