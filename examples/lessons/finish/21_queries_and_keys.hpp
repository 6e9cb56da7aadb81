#pragma once

#include "expect.hpp"

static_assert(std::is_same_v<decltype(right), decltype(second)>,
              "row i of these scores belongs to word i as a key: who asks, the rows or the columns?");
static_assert(!lesson::same(first(they_differ), second(they_differ)),
              "for they_differ both programs compute the same scores");
static_assert(lesson::same(first(they_agree), second(they_agree)), "for they_agree the scores differ");
static_assert(!lesson::same(they_agree, zeros<float, tokens<2>, d_in<2>>()), "they_agree holds zeros alone");
