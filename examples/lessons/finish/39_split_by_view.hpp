#pragma once

#include "programs.hpp"

namespace finish {
static_assert(lesson::holds<"right is first, second or third",
                            (lesson::is_one_of<decltype(right), decltype(first), decltype(second), decltype(third)>)>);
static_assert(
    lesson::holds<"this one leaves every number where it is in memory: to whom do the first six numbers belong?",
                  (!std::is_same_v<decltype(right), decltype(first)>)>);
static_assert(
    lesson::holds<"this one deals the features of a word out in turn: one to head 0, one to head 1, one to head 0",
                  (!std::is_same_v<decltype(right), decltype(third)>)>);

constexpr auto of_first = take<heads>(first(features), 0);
constexpr auto of_second = take<heads>(second(features), 0);
constexpr auto of_third = take<heads>(third(features), 0);
static_assert(lesson::worked_out<"head_0_by_first", head_0_by_first, of_first>);
static_assert(lesson::worked_out<"head_0_by_second", head_0_by_second, of_second>);
static_assert(lesson::worked_out<"head_0_by_third", head_0_by_third, of_third>);

constexpr auto agree_by_first = first(they_agree);
constexpr auto agree_by_second = second(they_agree);
constexpr auto agree_by_third = third(they_agree);
static_assert(lesson::agree<"they_agree", agree_by_first, agree_by_second, agree_by_third>);
static_assert(lesson::holds<"in they_agree all numbers are the same", lesson::has_different_numbers(they_agree)>);
}  // namespace finish
