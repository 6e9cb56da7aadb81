#pragma once

#include "programs.hpp"

namespace finish {
static_assert(
    lesson::holds<"right is first or second", (lesson::is_one_of<decltype(right), decltype(first), decltype(second)>)>);
static_assert(
    lesson::holds<
        "with these weights each key hands out an attention of one: who distributes it in the story of the chapter?",
        (!std::is_same_v<decltype(right), decltype(first)>)>);

constexpr float row_of_first = sum<keys>(take<tokens>(first(scores), 0));
constexpr float row_of_second = sum<keys>(take<tokens>(second(scores), 0));
constexpr float column_of_first = sum<tokens>(take<keys>(first(scores), 1));
constexpr float column_of_second = sum<tokens>(take<keys>(second(scores), 1));
static_assert(lesson::worked_out<"row_0_by_first", row_0_by_first, row_of_first>);
static_assert(lesson::worked_out<"row_0_by_second", row_0_by_second, row_of_second>);
static_assert(lesson::worked_out<"column_1_by_first", column_1_by_first, column_of_first>);
static_assert(lesson::worked_out<"column_1_by_second", column_1_by_second, column_of_second>);

constexpr auto differ_by_first = first(they_differ);
constexpr auto differ_by_second = second(they_differ);
static_assert(lesson::differ<"they_differ", differ_by_first, differ_by_second>);
constexpr auto agree_by_first = first(they_agree);
constexpr auto agree_by_second = second(they_agree);
static_assert(lesson::agree<"they_agree", agree_by_first, agree_by_second>);
static_assert(lesson::holds<"in they_agree all scores are the same: at least two should differ",
                            lesson::has_different_numbers(they_agree)>);
}  // namespace finish
