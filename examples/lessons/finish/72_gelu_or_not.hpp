#pragma once

#include "programs.hpp"

namespace finish {
constexpr auto made_by_second = second(words);
constexpr auto made_by_third = third(words);
static_assert(lesson::worked_out<"by_second", by_second, made_by_second>);
static_assert(lesson::worked_out<"by_third", by_third, made_by_third>);

template <class Chosen>
constexpr bool is_a_program = lesson::is_one_of<Chosen, decltype(first), decltype(second), decltype(third)>;
static_assert(lesson::holds<"each of the two is first, second or third",
                            (is_a_program<decltype(is_one_layer)> && is_a_program<decltype(as_in_gpt2)>)>);
static_assert(lesson::holds<"is_one_layer: a linear layer that makes 2 of -2 makes -3 of 3",
                            (!std::is_same_v<decltype(is_one_layer), decltype(second)>)>);
static_assert(lesson::holds<"is_one_layer: with GELU, -1 and 1 do not become numbers of opposite signs",
                            (!std::is_same_v<decltype(is_one_layer), decltype(first)>)>);
constexpr auto both_in_one = contract<d_ff>(down, up);
static_assert(lesson::worked_out<"weight", weight, both_in_one>);
static_assert(lesson::holds<"as_in_gpt2: the activation of GPT-2 is GELU",
                            (std::is_same_v<decltype(as_in_gpt2), decltype(first)>)>);

constexpr bool near(float said, float made) { return said > made - 0.0051f && said < made + 0.0051f; }
constexpr tensor<float, tokens<1>, d_in<1>> one{{{1}}};
static_assert(lesson::holds<"gelu_of_minus_1: 84 of 100 normal numbers are below 1; how many are below -1?",
                            near(gelu_of_minus_1, gelu(-one).data()[0])>);
static_assert(lesson::holds<"first_of_1: down adds gelu(1) and gelu(-1)", near(first_of_1, first(one).data()[0])>);
static_assert(lesson::holds<"they_agree: that is the word 0", (they_agree.data()[0] != 0)>);
constexpr auto agree_by_first = first(they_agree);
constexpr auto agree_by_second = second(they_agree);
static_assert(lesson::agree<"they_agree", agree_by_first, agree_by_second>);
}  // namespace finish
