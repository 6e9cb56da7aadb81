#pragma once

#include "programs.hpp"

namespace finish {
static_assert(
    lesson::holds<"right is first or second", (lesson::is_one_of<decltype(right), decltype(first), decltype(second)>)>);
static_assert(lesson::holds<
              "here a word gives the vector by which it is found: which of its three vectors is mixed in the chapter?",
              (!std::is_same_v<decltype(right), decltype(second)>)>);

constexpr tensor<float, tokens<2>, d_in<2>> twice{{{1, 2}, {1, 2}}};
constexpr auto mixed_by_first = take<tokens>(first(twice), 0);
constexpr auto mixed_by_second = take<tokens>(second(twice), 0);
static_assert(lesson::worked_out<"context_by_first", context_by_first, mixed_by_first>);
static_assert(lesson::worked_out<"context_by_second", context_by_second, mixed_by_second>);

constexpr auto agree_by_first = first(they_agree);
constexpr auto agree_by_second = second(they_agree);
constexpr auto one_word = take<tokens>(they_agree, 0);
constexpr auto other_word = take<tokens>(they_agree, 1);
static_assert(lesson::agree<"they_agree", agree_by_first, agree_by_second>);
static_assert(lesson::holds<"the two words of they_agree are the same", !lesson::same(one_word, other_word)>);
static_assert(lesson::holds<"in they_agree one word is all zeros", (!lesson::same(one_word, one_word * 0.0f) &&
                                                                    !lesson::same(other_word, other_word * 0.0f))>);
}  // namespace finish
