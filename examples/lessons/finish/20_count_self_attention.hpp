#pragma once

#include "expect.hpp"

namespace finish {
constexpr std::size_t one = count_parameters<small::projection>();
constexpr std::size_t one_bias = two_heads::output::bias_type::axes::size;
constexpr std::size_t in = small::projection::features::size;
constexpr std::size_t qkv = 3 * count_parameters<two_heads::projection>();
constexpr std::size_t all = count_parameters<two_heads>();
constexpr std::size_t long_scores = tensor<float, heads<3>, tokens<1024>, keys<1024>>::axes::size;

static_assert(lesson::count<"of_small", of_small, count_parameters<small>(),
                            lesson::mistaken<one, "that is one projection, and each word has three vectors">,
                            lesson::mistaken<2 * one, "that is two projections: queries, key vectors, values">,
                            lesson::mistaken<count_parameters<small_with_bias>(), "that is with biases">>);
static_assert(
    lesson::count<
        "of_small_with_bias", of_small_with_bias, count_parameters<small_with_bias>(),
        lesson::mistaken<count_parameters<small>(), "that is without the biases">,
        lesson::mistaken<count_parameters<small_with_bias::projection>(), "that is one projection of three">,
        lesson::mistaken<count_parameters<small>() + one / in, "that is one bias for all three projections">,
        lesson::mistaken<count_parameters<small>() + 3, "a bias is one number for each output, not one number">,
        lesson::mistaken<count_parameters<small>() + 3 * in, "a bias has a number for each output, not each input">>);
static_assert(
    lesson::count<
        "of_two_heads", of_two_heads, count_parameters<two_heads>(),
        lesson::mistaken<qkv, "that is without the output projection">,
        lesson::mistaken<all - one_bias, "that is without the bias of the output projection">,
        lesson::mistaken<all + 3 * one_bias, "that is with biases where this layer has none">,
        lesson::mistaken<qkv + qkv / 3 + one_bias, "the output projection maps d_out to d_out, not d_in to d_out">,
        lesson::mistaken<2 * qkv, "the two heads share the six features, and the output projection is missing">,
        lesson::mistaken<qkv + all, "the two heads share the six features: each has three of them">,
        lesson::mistaken<2 * all, "the two heads share the six features: each has three of them">>);
static_assert(
    lesson::count<"of_three_heads", of_three_heads, count_parameters<three_heads>(),
                  lesson::mistaken<qkv, "that is without the output projection">,
                  lesson::mistaken<all / 2 * 3, "d_out is still six: three heads share it as two did">,
                  lesson::mistaken<qkv / 2 * 3 + all - qkv, "d_out is still six: three heads share it as two did">,
                  lesson::mistaken<all + long_scores, "that counts the scores, which are no parameters">>);
}  // namespace finish
