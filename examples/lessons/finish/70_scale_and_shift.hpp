#pragma once

#include "programs.hpp"

namespace finish {
constexpr auto normed_by_headsup = layer_norm<d_in>(x);
static_assert(lesson::worked_out<"normed", normed, normed_by_headsup>);
static_assert(lesson::shape<"scale", decltype(scale), d_in<4>>);
static_assert(lesson::shape<"shift", decltype(shift), d_in<4>>);
static_assert(lesson::holds<"each of the two is first or second",
                            (lesson::is_one_of<decltype(as_in_gpt2), decltype(first), decltype(second)> &&
                             lesson::is_one_of<decltype(forgets_a_common_shift), decltype(first), decltype(second)>)>);
static_assert(
    lesson::holds<"as_in_gpt2: the mean and the variance of its result are 0 and 1 again, whatever was learned",
                  (!std::is_same_v<decltype(as_in_gpt2), decltype(first)>)>);

constexpr auto of_the_layer = [] {
  layer_normalization<d_in<4>> norm;
  norm.weight = tensor<float, d_in<4>>{{1, 1, 5, 1}};
  norm.bias = tensor<float, d_in<4>>{{0, 0, 0, 9}};
  return take<tokens>(norm(x), 0);
}();
static_assert(lesson::worked_out<"word_0", word_0, of_the_layer>);
constexpr float mean_of_it = mean<d_in>(of_the_layer)();
static_assert(lesson::worked_out<"mean_of_word_0", mean_of_word_0, mean_of_it>);
static_assert(lesson::holds<"forgets_a_common_shift: what is added last stays in the result",
                            (!std::is_same_v<decltype(forgets_a_common_shift), decltype(second)>)>);
}  // namespace finish
