// Lesson 21: Who asks whom?
//
// Both programs below compile, and their results have the same type. One computes the chapter's attention scores: row i
// holds what word i, as a query, finds in the key vectors. The other exchanges the two layers. No type can know which
// of your weights make queries: both map `d_in` to `d_out`.

#include <headsup/headsup.hpp>

using namespace headsup;

// The weights of the two layers.
constexpr tensor<float, d_in<2>, d_out<2>> W_query{{{1, 0}, {0, 1}}};
constexpr tensor<float, d_in<2>, d_out<2>> W_key{{{1, 3}, {0, 1}}};

constexpr auto first = [](auto const& x) {
  return contract<d_out>(contract<d_in>(x, W_key), rename<tokens, keys>(contract<d_in>(x, W_query)));
};
constexpr auto second = [](auto const& x) {
  return contract<d_out>(contract<d_in>(x, W_query), rename<tokens, keys>(contract<d_in>(x, W_key)));
};

// Which one is the chapter's, first or second?
constexpr auto right = ?;

// Two words for which the scores differ, and two words, not both zero, for which they are the same.
constexpr tensor<float, tokens<2>, d_in<2>> they_differ{{{?, ?}, {?, ?}}};
constexpr tensor<float, tokens<2>, d_in<2>> they_agree{{{?, ?}, {?, ?}}};

#include "finish/21_queries_and_keys.hpp"
