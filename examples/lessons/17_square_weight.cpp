// Lesson 17: Which way a square weight is read
//
// A file holds a weight that PyTorch saved: that of `nn.Linear(2, 2, bias=False)`, with the shape
// `(out_features, in_features)`. In the file are only numbers, in rows and columns. Whoever reads them has to say what
// the rows are. Both programs below compile: the sizes cannot object, and the roles are what the program says they are.

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct rows : axis<"rows", N> {};
template <std::size_t N> struct columns : axis<"columns", N> {};

constexpr auto first = [](auto const& word, auto const& file) {
  return contract<d_in>(word, rename<rows, d_out>(rename<columns, d_in>(file)));
};
constexpr auto second = [](auto const& word, auto const& file) {
  return contract<d_in>(word, rename<rows, d_in>(rename<columns, d_out>(file)));
};

// Which one computes what the layer computed in PyTorch, first or second?
constexpr auto right = ?;

// A word and a file for which the results differ.
constexpr tensor<float, d_in<2>> one_word{?, ?};
constexpr tensor<float, rows<2>, columns<2>> they_differ{{{?, ?}, {?, ?}}};

// A file for which they agree, whatever the word is. It does more than to scale each feature: outside its diagonal not
// all numbers are zero.
constexpr tensor<float, rows<2>, columns<2>> they_agree{{{?, ?}, {?, ?}}};

#include "finish/17_square_weight.hpp"
