// Lesson 01: An axis of your own
//
// In PyTorch a shape is a list of numbers, (2, 3), and you remember what the 2 and the 3 mean. In headsup an axis
// is a type: one line gives it a role, which is the word in quotes, and from then on the compiler remembers.

#include <headsup/headsup.hpp>

using namespace headsup;

// The library defines its axes like this; "tokens" is the role:
//
//     template <std::size_t N>
//     struct tokens : axis<"tokens", N> {};
//
// This one was copied from it.
template <std::size_t N> struct layers : axis<"tokens", N> {};

// What two layers of a model compute from three words.
constexpr tensor<float, layers<2>, tokens<3>> activations{{{1, 2, 3}, {4, 5, 6}}};

#include "finish/01_an_axis.hpp"
