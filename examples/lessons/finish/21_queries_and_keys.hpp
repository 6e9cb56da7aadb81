#pragma once

#include "programs.hpp"

namespace finish {
static_assert(
    lesson::holds<"right is first or second", (lesson::is_one_of<decltype(right), decltype(first), decltype(second)>)>);
static_assert(lesson::holds<"row i of these scores belongs to word i as a key: who asks, the rows or the columns?",
                            (!std::is_same_v<decltype(right), decltype(first)>)>);

constexpr auto differ_by_first = first(they_differ);
constexpr auto differ_by_second = second(they_differ);
static_assert(lesson::differ<"they_differ", differ_by_first, differ_by_second>);
constexpr auto agree_by_first = first(they_agree);
constexpr auto agree_by_second = second(they_agree);
static_assert(lesson::agree<"they_agree", agree_by_first, agree_by_second>);
static_assert(lesson::holds<"they_agree holds zeros alone: find two words",
                            !lesson::same(they_agree, zeros<float, tokens<2>, d_in<2>>())>);
}  // namespace finish
