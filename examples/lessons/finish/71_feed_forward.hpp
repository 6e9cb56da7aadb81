#pragma once

#include "programs.hpp"

namespace finish {
using of_small = feed_forward<d_in<768>, d_ff<3072>>;
constexpr std::size_t biases = 3072 + 768;
constexpr std::size_t weights = count_parameters<of_small>() - biases;
using attention_of_small = linear<d_in<768>, d_out<768>>;
constexpr std::size_t of_attention = 4 * count_parameters<attention_of_small>();
static_assert(of_attention == 2'362'368);

static_assert(lesson::shape<"widened", decltype(widened), batch<2>, tokens<5>, d_ff<12>>);
static_assert(lesson::shape<"y", decltype(y), batch<2>, tokens<5>, d_in<3>>);
static_assert(lesson::shape<"weight_of_up", decltype(weight_of_up), d_ff<12>, d_in<3>>);
static_assert(lesson::shape<"weight_of_down", decltype(weight_of_down), d_in<3>, d_ff<12>>);
static_assert(lesson::count<"in_the_weights", in_the_weights, weights,
                            lesson::mistaken<weights / 2, "that is one of the two layers">,
                            lesson::mistaken<2 * 768 * 768, "the middle has 3072 features">,
                            lesson::mistaken<count_parameters<of_small>(), "the biases are counted apart">>);
static_assert(lesson::count<"in_the_biases", in_the_biases, biases,
                            lesson::mistaken<2 * 3072, "down makes 768 features, and has a bias for each">,
                            lesson::mistaken<2 * 768, "up makes 3072 features, and has a bias for each">,
                            lesson::mistaken<3072, "both layers have a bias">>);
static_assert(lesson::holds<"network_has_more: compare with what you counted", network_has_more>);
static_assert(
    lesson::count<"multiplications", multiplications, 10 * weights, lesson::mistaken<weights, "that is for one word">,
                  lesson::mistaken<10 * 10 * weights, "each word goes through it alone: it is no square">,
                  lesson::mistaken<10 * count_parameters<of_small>(), "a bias is added, and not multiplied">>);
}  // namespace finish
