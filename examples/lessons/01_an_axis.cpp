// Lesson 01: An axis of your own
//
// In PyTorch a shape is a list of numbers, (2, 3), and you remember what the 2 and the 3 count. In headsup an axis is a
// type: one line gives it a role, which is the word in quotes, and from then on the compiler remembers. No tensor has
// the same role twice.

#include <headsup/headsup.hpp>

using namespace headsup;

// The library defines its axes like this; "tokens" is the role:
//
//     template <std::size_t N> struct tokens : axis<"tokens", N> {};

// Two layers of a model read three words. Each layer makes one number for each word: 1, 2, 3 and then 4, 5, 6.
constexpr tensor<float, tokens<2>, tokens<3>> activations{{{1, 2, 3}, {4, 5, 6}}};

#include "finish/01_an_axis.hpp"
