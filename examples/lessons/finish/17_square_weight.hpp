#pragma once

#include "programs.hpp"

namespace finish {
static_assert(
    lesson::holds<"right is first or second", (lesson::is_one_of<decltype(right), decltype(first), decltype(second)>)>);
static_assert(
    lesson::holds<
        "here a row of the file is taken for what one input is multiplied by: what is a row in the shape of PyTorch?",
        (!std::is_same_v<decltype(right), decltype(second)>)>);

constexpr auto differ_by_first = first(one_word, they_differ);
constexpr auto differ_by_second = second(one_word, they_differ);
static_assert(lesson::differ<"they_differ", differ_by_first, differ_by_second>);

// What agrees for the words (1, 0) and (0, 1) agrees for every word, which is a sum of their multiples.
constexpr tensor<float, tokens<2>, d_in<2>> words{{{1, 0}, {0, 1}}};
constexpr auto agree_by_first = first(words, they_agree);
constexpr auto agree_by_second = second(words, they_agree);
static_assert(lesson::agree<"they_agree, for the words (1, 0) and (0, 1)", agree_by_first, agree_by_second>);
static_assert(lesson::holds<"they_agree has only zeros outside its diagonal",
                            (they_agree.data()[1] != 0 || they_agree.data()[2] != 0)>);
}  // namespace finish
