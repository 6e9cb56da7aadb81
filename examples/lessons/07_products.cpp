// Lesson 07: Which axes survive a product
//
// `contract<role>(left, right)` multiplies along one axis and sums it away. All other axes stay: those of the left side
// in their order, then those that the right side has alone. An axis that both sides have is there once: the two are
// paired. Say each shape before the compiler does.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto words = zeros<float, tokens<5>, d_in<3>>();
constexpr auto W_query = zeros<float, d_in<3>, d_out<2>>();

// The query of each word.
constexpr tensor<float, ?, ?> queries = contract<d_in>(words, W_query);

// One word's query, and the key vectors of seven other words.
constexpr auto query = take<tokens>(queries, 4);
constexpr auto key_vectors = zeros<float, keys<7>, d_out<2>>();
constexpr tensor<float, ?> scores_of_one = contract<d_out>(query, key_vectors);

// All queries, and the same key vectors.
constexpr tensor<float, ?, ?> scores = contract<d_out>(queries, key_vectors);

// Two heads have queries and key vectors of their own. Which axis is in both, and is not summed?
constexpr auto queries_of_heads = zeros<float, tokens<5>, heads<2>, head_dim<4>>();
constexpr auto key_vectors_of_heads = zeros<float, keys<7>, heads<2>, head_dim<4>>();
constexpr tensor<float, ?, ?, ?> scores_of_heads = contract<head_dim>(queries_of_heads, key_vectors_of_heads);

#include "finish/07_products.hpp"
