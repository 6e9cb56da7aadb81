// Lesson 63: Which two features rotate together?
//
// In PyTorch: `q * cos + rotate_half(q) * sin` needs tables in the order of the pairs. Some models pair a feature of
// the first half of a head with one of the second half, others pair neighbours; both run with either table. In headsup
// `head_dim` remembers how its pairs stand, as far as somebody said it.

#include <headsup/headsup.hpp>

using namespace headsup;

// The query of a word, from a model in which neighbours are a pair: features 0 and 1, 2 and 3, 4 and 5.
constexpr tensor<float, tokens<1>, head_dim<6>> loaded{{{1, 2, 3, 4, 5, 6}}};
constexpr auto query = assume_factors<head_dim, halves<2>, pairs<3>>(loaded);

// By how much each pair turns; and a table with each of these angles once for each feature of the pair.
constexpr tensor<float, tokens<1>, pairs<3>> angles{{{1, 0.1f, 0.01f}}};
constexpr auto table = repeat_interleave<pairs, head_dim<6>>(angles);

// The query, rotated by the position of its word.
constexpr auto rotated = query * cos(table) + rotate_half<head_dim>(query) * sin(table);

#include "finish/63_rotary_tables.hpp"
