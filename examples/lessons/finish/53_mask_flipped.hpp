#pragma once

#include "programs.hpp"

namespace finish {
static_assert(
    lesson::holds<"each of the two is first or second",
                  (lesson::is_one_of<decltype(for_scaled_dot_product_attention), decltype(first), decltype(second)> &&
                   lesson::is_one_of<decltype(for_multihead_attention), decltype(first), decltype(second)>)>);
static_assert(
    lesson::holds<"for_scaled_dot_product_attention: with this program a word sees only what it must not look at",
                  (!std::is_same_v<decltype(for_scaled_dot_product_attention), decltype(first)>)>);
static_assert(lesson::holds<"for_multihead_attention: with this program a word sees only what is to be hidden",
                            (!std::is_same_v<decltype(for_multihead_attention), decltype(second)>)>);

constexpr auto by_first = first(mask, values);
constexpr auto by_second = second(mask, values);
static_assert(lesson::worked_out<"contexts_by_first", contexts_by_first, by_first>);
static_assert(lesson::worked_out<"contexts_by_second", contexts_by_second, by_second>);

// The last of three words may look at all of them; by first that is what is hidden.
constexpr auto may_look = !future_mask<tokens<3>, keys<3>>::hidden();
constexpr auto not_filled = take<tokens>(!may_look, 2);
constexpr std::size_t left = [] {
  std::size_t count = 0;
  for (std::size_t i = 0; i < not_filled.size(); ++i) count += not_filled.data()[i] ? 1 : 0;
  return count;
}();
static_assert(lesson::count<"left_for_the_last", left_for_the_last, left,
                            lesson::mistaken<not_filled.size(), "first fills where the mask is true">>);

constexpr bool has_both = [] {
  for (std::size_t i = 0; i < 2; ++i) {
    auto const row = take<tokens>(they_agree, i);
    if (!lesson::has_different_numbers(row)) return false;
  }
  return true;
}();
static_assert(lesson::holds<"they_agree: a row without true or without false leaves one of the programs nothing to see",
                            has_both>);
constexpr auto agree_by_first = first(they_agree, values);
constexpr auto agree_by_second = second(they_agree, values);
static_assert(lesson::agree<"they_agree", agree_by_first, agree_by_second>);
}  // namespace finish
