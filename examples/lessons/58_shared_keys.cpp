// Lesson 58: Six heads, two sets of keys
//
// In PyTorch: grouped-query attention copies the key vectors for the heads that share them, and `k.repeat(3, 1, 1)` has
// the shape of `k.repeat_interleave(3, 0)`, but another order of copies. It runs. In headsup an axis knows what was
// copied, and how.

#include <headsup/headsup.hpp>

using namespace headsup;

// Six heads in two groups: heads 0 to 2 share the first key vectors, heads 3 to 5 the second. All queries are 1.
constexpr auto queries = assume_factors<heads, kv_heads<2>, copies<3>>(ones<float, heads<6>, head_dim<1>>());
constexpr tensor<float, kv_heads<2>, keys<4>, head_dim<1>> key_vectors{
    {{{10}, {11}, {12}, {13}}, {{20}, {21}, {22}, {23}}}};

// The scores of every head for the key vectors of its group: 10, 11, 12, 13 for head 1.
constexpr auto scores = contract<head_dim>(queries, repeat<kv_heads, heads<6>>(key_vectors));

#include "finish/58_shared_keys.hpp"
