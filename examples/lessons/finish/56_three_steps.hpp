#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::shape<"the weights of step 2", decltype(weights_2), tokens<1>, keys<3>>);
constexpr auto made_2 = attend(weights_2, values_of_step_2);
constexpr double wanted_2[] = {37};
static_assert(lesson::numbers<"the context of the third word, 111 divided by 3", made_2, wanted_2>);
static_assert(lesson::shape<"the weights of step 3", decltype(weights_3), tokens<1>, keys<4>>);
constexpr auto made_3 = attend(weights_3, values_of_step_3);
constexpr double wanted_3[] = {277.75};
static_assert(lesson::numbers<"the context of the fourth word, with the weights of step 3", made_3, wanted_3>);

constexpr float wanted_4 = attend(weights_1, values_of_step_1).data()[1];
static_assert(
    lesson::numbers<"the context of the second word: later steps leave it alone", context_of_word_2, wanted_4>);
constexpr float wanted_5 = made_3.data()[0];
static_assert(lesson::numbers<"the context of the fourth word", context_of_word_4, wanted_5>);

// The mean of 1, 10, 100, 1000, one of them twice, over so many keys.
constexpr double powers[] = {1, 10, 100, 1000};
static_assert(word_put_in_twice >= 1 && word_put_in_twice <= 4, "the words are numbered from 1 to 4");
static_assert(lesson::count<"keys, of four words of which one is there twice", keys_of_that_run, std::size_t{5}>);
constexpr double made_6 = (1111 + powers[(word_put_in_twice + 3) % 4]) / 5;
constexpr double wanted_6 = 242.2;
static_assert(lesson::numbers<"the mean of five values, with that word twice", made_6, wanted_6>);

constexpr double made_7 = (1111 + 7.0 * keys_of_the_other_text) / (4.0 + keys_of_the_other_text);
constexpr double wanted_7 = 187.5;
static_assert(lesson::numbers<"the mean of the four values and of so many times 7", made_7, wanted_7>);

// The three steps with a cache of headsup, after another text of so many words, and with step 2 made once or twice. The
// two answers are given to it: g++ leaves out a statement with a name that is missing, and computes the rest.
using cache_of_values = key_value_cache<axes<>, heads<1>, context_length<9>, head_dim<1>>;
constexpr float context_after(std::size_t words_of_other_text, bool again, auto clears, auto drops) {
  cache_of_values cache;
  float const no_keys[9] = {}, sevens[9] = {7, 7, 7, 7, 7, 7, 7, 7, 7}, one_and_ten[] = {1, 10}, hundred = 100,
              thousand = 1000;
  cache.append(no_keys, sevens, words_of_other_text);
  if (words_of_other_text > 0) clears(cache);
  cache.append(no_keys, one_and_ten, 2);
  cache.append(no_keys, &hundred, 1);
  if (again) {
    drops(cache);
    cache.append(no_keys, &hundred, 1);
  }
  cache.append(no_keys, &thousand, 1);
  return attend_to_cached(zeros<float, heads<1>, tokens<1>, head_dim<1>>(), cache).data()[0];
}
constexpr float made_8 = context_after(2, false, between_texts, before_it_is_made_again);
static_assert(lesson::numbers<"the context of the fourth word, after another text of two words", made_8, wanted_5>);
constexpr float made_9 = context_after(5, false, between_texts, before_it_is_made_again);
static_assert(lesson::numbers<"the context of the fourth word, after another text of five words", made_9, wanted_5>);
constexpr float made_10 = context_after(0, true, between_texts, before_it_is_made_again);
static_assert(lesson::numbers<"the context of the fourth word, if step 2 was made again", made_10, wanted_5>);
}  // namespace finish
