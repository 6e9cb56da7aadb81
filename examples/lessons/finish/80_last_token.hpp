#pragma once

#include "expect.hpp"

namespace finish {
constexpr auto last = take<tokens>(logits, -1);
constexpr auto guesses = argmax<vocab>(logits);
constexpr auto at_first = take<tokens>(guesses, 0);
constexpr auto at_last = take<tokens>(guesses, -1);

static_assert(lesson::shape<"of_the_last", decltype(of_the_last), batch<2>, vocab<5>>);
static_assert(lesson::numbers<"of_the_last", of_the_last, last>);
static_assert(lesson::shape<"next", decltype(next), batch<2>>);
static_assert(lesson::worked_out<"next_words", next_words, at_last>);
static_assert(lesson::worked_out<"after_the_first", after_the_first, at_first>);
static_assert(lesson::count<"is_at", is_at, 1, lesson::mistaken<0, "that is the word itself, and this follows it">>);

constexpr std::size_t compared = 2;
constexpr std::size_t right = [] {
  std::size_t many = 0;
  for (std::size_t text = 0; text < 2; ++text)
    for (std::size_t i = 0; i < compared; ++i) many += guesses(text, i) == ids(text, i + 1);
  return many;
}();
static_assert(lesson::count<"can_be_compared", can_be_compared, compared,
                            lesson::mistaken<3, "nothing is known of what follows the last word">>);
static_assert(lesson::count<"were_right", were_right, right>);
static_assert(lesson::count<"multiplications", multiplications, std::size_t{768 * 50257},
                            lesson::mistaken<768 * 50257 * std::size_t{1000}, "that is for all 1000 positions">>);
}  // namespace finish
