#pragma once

#include "expect.hpp"

namespace finish {
// Counted from the mask: what is not hidden.
constexpr auto wanted_1 = [] {
  tensor<int, batch<2>, tokens<4>> visible{{{0, 0, 0, 0}, {0, 0, 0, 0}}};
  for (std::size_t i = 0; i < hidden.size(); ++i) visible.data()[i / 4] += !hidden.data()[i];
  return visible;
}();
static_assert(lesson::numbers<"how many keys a token sees, among those that are neither later nor padding",
                              visible_keys, wanted_1>);

// The weights of the first row of the second text, as they are.
constexpr float wanted_2 = weights.data()[16];
static_assert(weights_of_that_row != none, "a softmax divides by the sum of the row: 0 divided by 0 is not 0");
static_assert(weights_of_that_row != even,
              "even is what -1e9 gives; e to -inf is 0 for all four keys, and so is their sum");
static_assert(lesson::numbers<"the weights of a row that hides all", weights_of_that_row, wanted_2>);

// A token is nan if its row of weights is, or if any value is: the weight makes no difference, even if it is 0.
constexpr std::size_t rows_of_nan() {
  std::size_t count = 0;
  for (std::size_t i = 0; i < 4; ++i) count += weights.data()[16 + 4 * i] != weights.data()[16 + 4 * i];
  return count;
}
constexpr std::size_t nan_after(std::size_t nan_before) { return nan_before > 0 ? 4 : rows_of_nan(); }
static_assert(
    lesson::count<"tokens that are nan after one layer, whose values are numbers", nan_after_one_layer, nan_after(0)>);
static_assert(lesson::count<"tokens that are nan after two layers: the first token's value is nan, and 0 * nan too",
                            nan_after_two_layers, nan_after(nan_after(0))>);

static_assert(lesson::shape<"repaired", decltype(repaired), batch<2>, tokens<4>, keys<4>>);
constexpr auto made_3 = slice<tokens<3>>(take<batch>(repaired, 0), 0);
constexpr auto wanted_3 = slice<tokens<3>>(take<batch>(weights, 0), 0);
static_assert(lesson::numbers<"the weights of the three words of the first text", made_3, wanted_3>);
constexpr auto made_4 = slice<tokens<3>>(take<batch>(repaired, 1), 1);
constexpr auto wanted_4 = slice<tokens<3>>(take<batch>(weights, 1), 1);
static_assert(lesson::numbers<"the weights of the three words of the second text", made_4, wanted_4>);
constexpr std::size_t made_5 = [] {
  std::size_t count = 0;
  for (std::size_t i = 0; i < repaired.size(); i += 4) count += repaired.data()[i] != repaired.data()[i];
  return count;
}();
constexpr std::size_t wanted_5 = 0;
static_assert(lesson::numbers<"rows of weights that are nan with your mask, padding or not", made_5, wanted_5>);
}  // namespace finish
