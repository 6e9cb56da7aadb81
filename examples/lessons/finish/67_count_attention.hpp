#pragma once

#include "expect.hpp"

#include <utility>

namespace finish {
/// The multiplications of a contraction over Role: for each number of the result, the size of what is summed.
template <template <std::size_t> class Role, class Left, class Right>
constexpr std::size_t multiplications =
    axes_of<decltype(contract<Role>(std::declval<Left>(), std::declval<Right>()))>::size *
    axis_of<axes_of<Left>, Role>::size;

constexpr std::size_t projected = multiplications<d_in, decltype(words), decltype(W_query)>;
constexpr std::size_t scored = multiplications<head_dim, decltype(queries), decltype(key_vectors)>;
constexpr std::size_t mixed = multiplications<keys, decltype(scores), decltype(values)>;

using four_queries = tensor<float, tokens<5>, heads<4>, features_of_one<d_out<8>, heads<4>>>;
using four_keys = tensor<float, keys<5>, heads<4>, features_of_one<d_out<8>, heads<4>>>;
constexpr std::size_t scored_by_four = multiplications<head_dim, four_queries, four_keys>;

// GPT-2 small: one word's four projections, and the score of one word with one word.
using word_of_gpt2 = tensor<float, layer::projection::features>;
using by_heads = tensor<float, tokens<1>, heads<12>, layer::head>;
using keys_by_heads = tensor<float, keys<1>, heads<12>, layer::head>;
constexpr std::size_t one_projection = multiplications<d_in, word_of_gpt2, layer::projection::weight_type>;
constexpr std::size_t one_score = multiplications<head_dim, by_heads, keys_by_heads>;
constexpr std::size_t one_mixed = multiplications<keys, tensor<float, tokens<1>, heads<12>, keys<1>>, keys_by_heads>;
constexpr std::size_t equal = 4 * one_projection / (one_score + one_mixed);

static_assert(lesson::count<"for_queries", for_queries, projected,
                            lesson::mistaken<axes_of<decltype(queries)>::size,
                                             "so many numbers are made: how many products does each of them need?">,
                            lesson::mistaken<axes_of<decltype(W_query)>::size, "that is for one word">,
                            lesson::mistaken<2 * projected, "the two heads share the eight features of d_out">,
                            lesson::mistaken<3 * projected, "that is queries, key vectors and values">>);
static_assert(lesson::count<"for_scores", for_scores, scored,
                            lesson::mistaken<axes_of<decltype(scores)>::size,
                                             "so many scores are made: how many products does each of them need?">,
                            lesson::mistaken<scored / 2, "that is one head">,
                            lesson::mistaken<scored / 5, "that is the scores of one word">,
                            lesson::mistaken<2 * scored, "a head has four features, not eight">>);
static_assert(lesson::count<"for_contexts", for_contexts, mixed,
                            lesson::mistaken<axes_of<decltype(contexts)>::size,
                                             "so many numbers are made: over how many keys does each of them sum?">,
                            lesson::mistaken<mixed / 2, "that is one head">,
                            lesson::mistaken<axes_of<decltype(scores)>::size, "that is one feature of each value">>);
static_assert(
    lesson::count<"for_scores_of_four_heads", for_scores_of_four_heads, scored_by_four,
                  lesson::mistaken<2 * scored, "there are twice as many scores, and each sums half as many features">,
                  lesson::mistaken<scored / 2, "each score sums half as many features, and there are twice as many">,
                  lesson::mistaken<2 * axes_of<decltype(scores)>::size, "so many scores are made">>);
static_assert(
    lesson::count<
        "words_of_equal_cost", words_of_equal_cost, equal,
        lesson::mistaken<one_projection / one_score, "there the scores alone cost as much as one projection">,
        lesson::mistaken<4 * one_projection / one_score,
                         "there the scores alone cost as much: the contexts cost it again">,
        lesson::mistaken<3 * one_projection / one_score, "there the scores alone cost as much as three projections">,
        lesson::mistaken<3 * one_projection / (one_score + one_mixed), "that is without the output projection">,
        lesson::mistaken<layer::head::size, "that is as if there were one head, and one projection of one head">>);
}  // namespace finish
