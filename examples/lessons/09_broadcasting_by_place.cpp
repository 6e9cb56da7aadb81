// Lesson 09: Paired by place, or paired by name
//
// `x + y` pairs the axes of `x` with those of `y`, and repeats what one of them lacks. PyTorch pairs by place, the last
// axis with the last; headsup pairs by name. Work out both sums yourself first.

#include <headsup/headsup.hpp>

#include "finish/torch.hpp"

using namespace headsup;

// A bonus for each token is meant to raise all scores in that token's row:
//
//     1  scores = torch.tensor([[1., 2.], [3., 4.]])  # (tokens, keys)
//     2  bonus = torch.tensor([10., 20.])             # (tokens)
//     3  print(scores + bonus)
//
// It runs. What does line 3 print?
constexpr auto printed = torch.tensor({{?, ?}, {?, ?}});

// The same numbers, and axes that have names. What is in the sum?
constexpr tensor<float, tokens<2>, keys<2>> scores{{{1, 2}, {3, 4}}};
constexpr tensor<float, tokens<2>> bonus{{10, 20}};
constexpr tensor<float, tokens<2>, keys<2>> by_name{{{?, ?}, {?, ?}}};

// With scores of sizes (2, 3), two tokens and three keys: does line 3 run, true or false?
constexpr bool runs_with_three_keys = ?;

// Give the bonus sizes with which PyTorch adds it to the rows, as was meant.
constexpr auto repaired = torch.tensor(scores) + torch.tensor(bonus).view(?, ?);

#include "finish/09_broadcasting_by_place.hpp"
