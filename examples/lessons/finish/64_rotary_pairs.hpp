#pragma once

#include "expect.hpp"

namespace finish {
// The squared lengths of the pairs of x, if its features are in that order.
constexpr auto lengths(auto const& x, kept which) {
  tensor<float, pairs<3>> result{{0, 0, 0}};
  for (std::size_t i = 0; i < 6; ++i) result.data()[which == of_halves ? i % 3 : i / 2] += x.data()[i] * x.data()[i];
  return result;
}
constexpr auto wanted_1 = lengths(one_word, of_halves);
static_assert(lesson::numbers<"the squared lengths of features 0 and 3, 1 and 4, 2 and 5", across_halves, wanted_1>);
constexpr auto wanted_2 = lengths(one_word, of_neighbours);
static_assert(lesson::numbers<"the squared lengths of features 0 and 1, 2 and 3, 4 and 5", neighbours, wanted_2>);

// Where no pairs are named, nothing is claimed; the other two orders are tried below.
constexpr auto kept_by(auto const& turned, kept which) {
  return which == no_pairs ? lengths(one_word, of_halves) : lengths(turned, which);
}
constexpr auto before(kept which) { return lengths(one_word, which == no_pairs ? of_halves : which); }
constexpr auto made_3 = kept_by(turned_by_first, first_kept), wanted_3 = before(first_kept);
static_assert(
    lesson::numbers<"the pairs that you name, as the first turned them, against the word itself", made_3, wanted_3>);
constexpr auto made_4 = kept_by(turned_by_second, second_kept), wanted_4 = before(second_kept);
static_assert(
    lesson::numbers<"the pairs that you name, as the second turned them, against the word itself", made_4, wanted_4>);
constexpr auto made_5 = kept_by(turned_by_third, third_kept), wanted_5 = before(third_kept);
static_assert(
    lesson::numbers<"the pairs that you name, as the third turned them, against the word itself", made_5, wanted_5>);
static_assert(first_kept != no_pairs && second_kept != no_pairs,
              "the first and the second are rotations: each keeps the length of some three pairs");

constexpr bool they_tell = dot(turned_by_first, turned_by_first) - dot(turned_by_second, turned_by_second) > 0.001f;
static_assert(
    whole_length_tells == they_tell,
    "the squared length of the whole is 66 for the first, 1.96 + 4 + 36 + 23.04 + 1 + 0, and for the second too");

constexpr auto made_6 = forget_factors<head_dim>(query);
static_assert(lesson::numbers<"the query, as you say that its features pair up, against what the first printed", made_6,
                              turned_by_first>);
constexpr auto made_7 = forget_factors<head_dim>(key_vector_before);
static_assert(
    lesson::numbers<"the key vector of the second, as you say, against what it printed", made_7, turned_by_second>);
constexpr double wanted_8 = 66;
static_assert(lesson::numbers<"the score of a word with itself, at the same position", score, wanted_8>);
}  // namespace finish
