#pragma once

#include "programs.hpp"

namespace finish {
constexpr auto likely = softmax<vocab>(logits);
static_assert(lesson::worked_out<"probabilities", probabilities, likely>);

template <class Chosen>
constexpr bool is_a_program = lesson::is_one_of<Chosen, decltype(first), decltype(second), decltype(third)>;
static_assert(
    lesson::holds<"each of the two is first, second or third",
                  (is_a_program<decltype(has_a_temperature)> && is_a_program<decltype(makes_no_probabilities)>)>);
static_assert(lesson::holds<"has_a_temperature: at 0.5 this one makes words more alike",
                            (!std::is_same_v<decltype(has_a_temperature), decltype(third)>)>);
static_assert(
    lesson::holds<"has_a_temperature: in this one a word stays twice as likely as another, at any temperature",
                  (!std::is_same_v<decltype(has_a_temperature), decltype(second)>)>);
static_assert(lesson::holds<"makes_no_probabilities: a softmax is the last thing it does",
                            (std::is_same_v<decltype(makes_no_probabilities), decltype(second)>)>);

constexpr auto by_first = softmax<vocab>(logits / 0.5f);
static_assert(lesson::worked_out<"at_a_half", at_a_half, by_first>);
static_assert(lesson::holds<"they_agree_at: a temperature is greater than 0", (they_agree_at > 0)>);
constexpr auto agree_by_first = first(logits, they_agree_at);
constexpr tensor<float, vocab<4>> agree_by_second = second(logits, they_agree_at);
constexpr auto agree_by_third = third(logits, they_agree_at);
static_assert(lesson::agree<"they_agree_at", agree_by_first, agree_by_second, agree_by_third>);

constexpr auto by_two = softmax<vocab>(two_left);
static_assert(lesson::worked_out<"of_two", of_two, by_two>);
static_assert(lesson::count<"word_when_k_is_1", word_when_k_is_1, argmax<vocab>(logits)(),
                            lesson::mistaken<3, "words are counted from 0">,
                            lesson::mistaken<1, "that is how many can be drawn">>);

constexpr std::size_t as_likely_as_the_third = [] {
  float const third_likeliest = logits.data()[0];
  std::size_t many = 0;
  for (float each : logits) many += each >= third_likeliest;
  return many;
}();
static_assert(lesson::count<"can_be_drawn_when_k_is_3", can_be_drawn_when_k_is_3, as_likely_as_the_third,
                            lesson::mistaken<3, "two words are equally likely, and both are third">>);
}  // namespace finish
