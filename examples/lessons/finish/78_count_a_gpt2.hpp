#pragma once

#include "expect.hpp"

namespace finish {
using block = small::block;
constexpr std::size_t words = count_parameters<embedding<vocab<50257>, d_in<768>>>();
constexpr std::size_t positions = count_parameters<embedding<context_length<1024>, d_in<768>>>();
constexpr std::size_t norm = count_parameters<layer_normalization<d_in<768>>>();
constexpr std::size_t network = count_parameters<feed_forward<d_in<768>, d_ff<3072>>>();
static_assert(network == 4'722'432);
constexpr std::size_t a_block = count_parameters<block>();
constexpr std::size_t attention = a_block - network - 2 * norm;
constexpr std::size_t all = count_parameters<small>();
constexpr std::size_t book = all + words - 12 * 3 * 768;
static_assert(book == 163'009'536);

static_assert(lesson::count<"of_words", of_words, words>);
static_assert(lesson::count<"of_positions", of_positions, positions>);
static_assert(lesson::count<"of_attention", of_attention, attention,
                            lesson::mistaken<4 * 768 * 768, "that is without the biases">,
                            lesson::mistaken<3 * (768 * 768 + 768), "that is without the output projection">,
                            lesson::mistaken<12 * attention, "the twelve heads share the features">>);
static_assert(lesson::count<"of_norms", of_norms, 2 * norm, lesson::mistaken<norm, "that is one of two norms">,
                            lesson::mistaken<4, "each feature has its own weight and bias">>);
static_assert(
    lesson::count<"of_a_block", of_a_block, a_block, lesson::mistaken<a_block - 2 * norm, "that is without the norms">,
                  lesson::mistaken<a_block - norm, "a block has two norms">>);
static_assert(lesson::count<"of_small", of_small, all, lesson::mistaken<all - norm, "that is without the last norm">,
                            lesson::mistaken<all + words, "the head is the embedding, and owns nothing">,
                            lesson::mistaken<all - 11 * a_block, "there are 12 blocks">,
                            lesson::mistaken<all - positions, "that is without the positions">>);
static_assert(
    lesson::count<"more_in_the_head", more_in_the_head, words, lesson::mistaken<words + 50257, "it has no biases">>);
static_assert(lesson::count<"fewer_in_the_layers", fewer_in_the_layers, 12 * 3 * norm / 2,
                            lesson::mistaken<3 * 768, "that is one layer">,
                            lesson::mistaken<12 * 768, "queries, keys and values have a bias each">,
                            lesson::mistaken<12 * 4 * 768, "the output projection keeps its bias">>);
static_assert(lesson::count<"of_the_book", of_the_book, book>);
static_assert(lesson::count<"differ_with_6_heads", differ_with_6_heads, std::size_t{0},
                            lesson::mistaken<12 * attention / 2, "six heads share the features that twelve share">>);
}  // namespace finish
