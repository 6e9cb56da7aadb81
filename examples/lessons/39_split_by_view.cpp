// Lesson 39: Which numbers a head gets
//
// The features of each word are the heads side by side: the first half belongs to head 0, the second half to head 1.
// All three programs below make `(heads, tokens, head_dim)` of `(tokens, d_out)`. `relabel` reads the numbers in memory
// as other axes, and checks nothing but their count, as `.view` does in PyTorch. (`reshape` and `split` check more.)

#include <headsup/headsup.hpp>

using namespace headsup;

// PyTorch: x.view(2, 3, 2)
constexpr auto first = [](auto const& x) { return relabel<axes<heads<2>, tokens<3>, head_dim<2>>>(x); };

// PyTorch: x.view(3, 2, 2).transpose(0, 1)
constexpr auto second = [](auto const& x) {
  return transpose<tokens, heads>(relabel<axes<tokens<3>, heads<2>, head_dim<2>>>(x));
};

// PyTorch: x.view(3, 2, 2).permute(2, 0, 1)
constexpr auto third = [](auto const& x) {
  return reorder<axes<heads<2>, tokens<3>, head_dim<2>>>(relabel<axes<tokens<3>, head_dim<2>, heads<2>>>(x));
};

// Which one gives each head its half of every word: first, second or third?
constexpr auto right = ?;

// The features of three words. Which of them does head 0 get, from each program? A row for each word.
constexpr tensor<float, tokens<3>, d_out<4>> features{{{10, 11, 12, 13}, {20, 21, 22, 23}, {30, 31, 32, 33}}};
constexpr tensor<float, tokens<3>, head_dim<2>> head_0_by_first{{{?, ?}, {?, ?}, {?, ?}}};
constexpr tensor<float, tokens<3>, head_dim<2>> head_0_by_second{{{?, ?}, {?, ?}, {?, ?}}};
constexpr tensor<float, tokens<3>, head_dim<2>> head_0_by_third{{{?, ?}, {?, ?}, {?, ?}}};

// Features, not all the same, for which all three programs agree. (Which numbers stay where they are in all of them?)
constexpr tensor<float, tokens<3>, d_out<4>> they_agree{{{?, ?, ?, ?}, {?, ?, ?, ?}, {?, ?, ?, ?}}};

#include "finish/39_split_by_view.hpp"
