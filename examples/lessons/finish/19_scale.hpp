#pragma once

#include "expect.hpp"

namespace finish {
constexpr auto wanted_1 = contract<head_dim>(key_vectors, query);
static_assert(lesson::numbers<"the products of the query with each key vector", products, wanted_1>);

static_assert(divisor_of_the_first > 0 && divisor_of_the_second > 0, "each layer divides by something greater than 0");
constexpr auto made_2 = softmax<keys>(products / divisor_of_the_first);
static_assert(
    lesson::numbers<"the weights of the first layer, if it divides by what you say", made_2, weights_of_the_first>);
constexpr auto made_3 = softmax<keys>(products / divisor_of_the_second);
static_assert(
    lesson::numbers<"the weights of the second layer, if it divides by what you say", made_3, weights_of_the_second>);

constexpr double made_4 = sqrt(tensor<double>(size_of_the_first));
static_assert(lesson::numbers<"the root of the size that you name for the first layer", made_4, divisor_of_the_first>);
constexpr double made_5 = sqrt(tensor<double>(size_of_the_second));
static_assert(
    lesson::numbers<"the root of the size that you name for the second layer", made_5, divisor_of_the_second>);

constexpr double wanted_6[] = {0.0473, 0.0024, 0.9503};
static_assert(lesson::numbers<"the weights that are neither too even nor all on one key", weights, wanted_6>);
}  // namespace finish
