#pragma once

#include "expect.hpp"

namespace finish {
constexpr std::size_t not_zero(auto const& x) {
  std::size_t many = 0;
  for (std::size_t i = 0; i < x.size(); ++i) many += x.data()[i] != 0;
  return many;
}
constexpr std::size_t not_hidden(auto const& x) { return not_zero(softmax<keys>(x)); }
}  // namespace finish

static_assert(lesson::shape<"masked", decltype(masked), tokens<3>, keys<7>>);
static_assert(lesson::shape<"weights_of_first", decltype(weights_of_first), keys<7>>);
static_assert(lesson::shape<"among_themselves", decltype(among_themselves), tokens<3>, keys<3>>);
static_assert(lesson::count<"the keys that the first query sees", visible_to_first,
                            finish::not_zero(take<tokens>(weights, 0))>);
static_assert(lesson::count<"the keys that the last query sees", visible_to_last,
                            finish::not_zero(take<tokens>(weights, 2))>);
static_assert(lesson::count<"the weights of the three words for each other that are not zero", visible_among_themselves,
                            finish::not_zero(among_themselves)>);
static_assert(lesson::is_mistake_or<decltype(of_new_words)>(finish::not_hidden(of_new_words) == 6 + 7),
              "of_new_words: the first new word sees too few of the six keys up to its own");
