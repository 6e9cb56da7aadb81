// Lesson 22: How words are found, and what they give
//
// Key vectors decide how much attention a word gets. Values are what the word then gives. Both come from the words by a
// weight from `d_in` to `d_out`, and both have the axes `keys` and `d_out`: one can stand where the other belongs. Both
// programs below compile, and only one of them mixes what the chapter mixes.

#include <headsup/headsup.hpp>

using namespace headsup;

// The weights of the three layers: a row for each feature that goes in.
constexpr tensor<float, d_in<2>, d_out<2>> W_query{{{1, 0}, {0, 1}}};
constexpr tensor<float, d_in<2>, d_out<2>> W_key{{{1, 0}, {0, 1}}};
constexpr tensor<float, d_in<2>, d_out<2>> W_value{{{1, 3}, {0, 1}}};

constexpr auto project = [](auto const& x, auto const& weight) {
  return rename<tokens, keys>(contract<d_in>(x, weight));
};
constexpr auto weights_of = [](auto const& x) {
  return softmax<keys>(scaled_scores<d_out>(contract<d_in>(x, W_query), project(x, W_key)));
};

constexpr auto first = [](auto const& x) { return attend(weights_of(x), project(x, W_value)); };
constexpr auto second = [](auto const& x) { return attend(weights_of(x), project(x, W_key)); };

// Which one computes the chapter's context vectors, first or second?
constexpr auto right = ?;

// By hand: a text is the word (1, 2), twice. Each of the two context vectors by first, and by second. (Do the weights
// of attention matter here?)
constexpr tensor<float, d_out<2>> context_by_first{?, ?};
constexpr tensor<float, d_out<2>> context_by_second{?, ?};

// Two different words, neither of them all zeros, for which the programs agree.
constexpr tensor<float, tokens<2>, d_in<2>> they_agree{{{?, ?}, {?, ?}}};

#include "finish/22_keys_for_values.hpp"
