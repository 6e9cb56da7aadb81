// Lesson 40: Heads come first
//
// In PyTorch: `.transpose(1, 2)` brings the heads in front of the tokens, because `@` multiplies the last two axes and
// pairs all axes before them by place. headsup's `matmul` multiplies the last two axes too, but pairs the others by
// role. Here the heads stand among the last two.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two words look at five, in three heads of four features: as split makes them, the heads behind the words.
constexpr auto queries = rand<tokens<2>, heads<3>, head_dim<4>>(torch_generator{123});
constexpr auto key_vectors = rand<keys<5>, heads<3>, head_dim<4>>(torch_generator{789});

// Within each head, the score of each word that looks for each word that is looked at, the heads first.
constexpr tensor<float, heads<3>, tokens<2>, keys<5>> scores =
    matmul(queries, transpose<heads, head_dim>(key_vectors));

#include "finish/40_transpose.hpp"
