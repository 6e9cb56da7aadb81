#pragma once

#include "expect.hpp"

namespace finish {
static_assert(!lesson::same(first_wrong, scores), "the scores of journey are right after step 1: 0.9544, 1.4950, ...");
static_assert(!lesson::same(first_wrong, weights),
              "the weights of journey are right after step 2: 0.1385, 0.2379, ...");
static_assert(!lesson::same(first_wrong, contexts),
              "step 4 changes no number: 0.5595, 0.7824, 0.6953 came out of an earlier step");
static_assert(lesson::numbers<"the first wrong step, one of the four", first_wrong, mixed>);

// The words, each times its multiplier, added; the multipliers are named by the axis that was not taken.
constexpr auto added(auto const& by) {
  if constexpr (size_of<keys, axes_of<decltype(by)>> != 0) return contract<keys>(by, rename<tokens, keys>(inputs));
  else return contract<tokens>(by, inputs);
}
constexpr auto made_1 = added(multipliers);
constexpr double wanted_1[] = {0.5595, 0.7824, 0.6953};
static_assert(lesson::numbers<"the six words times these multipliers, added", made_1, wanted_1>);
static_assert(sum_of_multipliers < 0.95f || sum_of_multipliers > 1.05f,
              "a row of the weights sums to 1; these six numbers are 0.2006, 0.2379, 0.2369, 0.2074, 0.1958, 0.2184");
static_assert(sum_of_multipliers > 1.245f && sum_of_multipliers < 1.345f,
              "add 0.2006, 0.2379, 0.2369, 0.2074, 0.1958 and 0.2184");

static_assert(lesson::shape<"repaired", decltype(repaired), tokens<6>, d_in<3>>);
constexpr auto made_2 = take<tokens>(repaired, 1);
constexpr double wanted_2[] = {0.4419, 0.6515, 0.5683};
static_assert(lesson::numbers<"the context vector of journey", made_2, wanted_2>);
constexpr auto made_3 = take<tokens>(repaired, 5);
constexpr double wanted_3[] = {0.4177, 0.6503, 0.5645};
static_assert(lesson::numbers<"the context vector of step", made_3, wanted_3>);
}  // namespace finish
