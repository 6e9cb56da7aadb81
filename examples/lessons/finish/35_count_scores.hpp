#pragma once

#include "expect.hpp"

namespace finish {
template <std::size_t N> struct layers : axis<"layers", N> {};

using of_a_head = tensor<float, tokens<k>, keys<k>>;
using of_a_layer = tensor<float, heads<12>, tokens<k>, keys<k>>;
using of_the_model = tensor<float, layers<12>, heads<12>, tokens<k>, keys<k>>;
using of_a_long_head = tensor<float, tokens<128 * k>, keys<128 * k>>;

constexpr std::size_t one = of_a_head::axes::size;
constexpr std::size_t layer = of_a_layer::axes::size * sizeof(of_a_layer::scalar);
constexpr std::size_t model = of_the_model::axes::size * sizeof(of_the_model::scalar);
constexpr std::size_t long_one = of_a_long_head::axes::size;
constexpr std::size_t times = tokens<128 * k>::size / tokens<k>::size;

static_assert(
    lesson::count<"scores_of_a_head", scores_of_a_head, one,
                  lesson::mistaken<k, "that is one score for each word: with how many is each compared?">,
                  lesson::mistaken<2 * k, "the two axes of the scores are multiplied, not added">,
                  lesson::mistaken<k*(k + 1) / 2, "that leaves out the future, which is hidden only later">,
                  lesson::mistaken<k*(k - 1) / 2, "a word looks at itself too, and at the future before it is hidden">,
                  lesson::mistaken<one * sizeof(float), "those are the bytes, not the scores">,
                  lesson::mistaken<of_a_layer::axes::size, "that is all heads of a layer">>);
static_assert(lesson::count<"bytes_of_a_layer", bytes_of_a_layer, layer,
                            lesson::mistaken<of_a_layer::axes::size, "those are scores, and a float takes 4 bytes">,
                            lesson::mistaken<one * sizeof(float), "that is one head of twelve">,
                            lesson::mistaken<one, "those are the scores of one head, and a float takes 4 bytes">,
                            lesson::mistaken<2 * layer, "that is 8 bytes for each, as a double takes">>);
static_assert(lesson::count<"bytes_of_the_model", bytes_of_the_model, model,
                            lesson::mistaken<layer, "that is one layer of twelve">,
                            lesson::mistaken<model / sizeof(float), "those are scores, and a float takes 4 bytes">,
                            lesson::mistaken<2 * layer, "heads and layers are multiplied, not added">>);
static_assert(lesson::count<"times_as_many", times_as_many, long_one / one,
                            lesson::mistaken<times, "so many times as many words: how many axes of the scores grow?">,
                            lesson::mistaken<2 * times, "both axes grow: their sizes are multiplied, not added">,
                            lesson::mistaken<long_one, "that is how many scores one head has then">>);
static_assert(
    lesson::count<"bytes_of_a_long_head", bytes_of_a_long_head, long_one * sizeof(of_a_long_head::scalar),
                  lesson::mistaken<long_one, "those are scores, and a float takes 4 bytes">,
                  lesson::mistaken<times * one * sizeof(float), "there only one of the two axes has grown">,
                  lesson::mistaken<times * one, "there only one of the two axes has grown, and a float takes 4 bytes">,
                  lesson::mistaken<12 * long_one * sizeof(float), "that is all heads of a layer">>);
}  // namespace finish
