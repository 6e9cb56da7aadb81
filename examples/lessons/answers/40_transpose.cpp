// Lesson 40: Heads come first
//
// In PyTorch: .transpose(1, 2) brings the heads in front of the tokens, because @ multiplies the last two axes.
// Without it, the product still runs, but for each word it compares the heads with each other. In headsup the axes of
// the result show it.

#include <headsup/headsup.hpp>

using namespace headsup;

// Three words in two heads, from section 3.6.2, as split makes them: (tokens, heads, head_dim).
constexpr tensor<float, heads<2>, tokens<3>, head_dim<4>> a{
    {{{0.2745f, 0.6584f, 0.2775f, 0.8573f}, {0.8993f, 0.0390f, 0.9268f, 0.7388f}, {0.7179f, 0.7058f, 0.9156f, 0.4340f}},
     {{0.0772f, 0.3565f, 0.1479f, 0.5331f},
      {0.4066f, 0.2318f, 0.4545f, 0.9737f},
      {0.4606f, 0.5159f, 0.4220f, 0.5786f}}}};
constexpr auto queries = transpose<heads, tokens>(a);

// The scores within each head: heads, tokens, keys.
constexpr auto scores_of(auto const& q, auto const& k) {
  return matmul(transpose<tokens, heads>(q), transpose<keys, head_dim>(transpose<keys, heads>(k)));
}

constexpr auto scores = scores_of(queries, rename<tokens, keys>(queries));

#include "finish/40_transpose.hpp"
