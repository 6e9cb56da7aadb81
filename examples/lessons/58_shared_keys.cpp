// Lesson 58: Six heads, two sets of keys
//
// In PyTorch: grouped-query attention copies the keys for the heads that share them, and keys.repeat(3, 1, 1) has the
// shape of keys.repeat_interleave(3, 0), but a different order of copies. It runs. In headsup an axis knows what was
// copied, and how.

#include <headsup/headsup.hpp>

using namespace headsup;

// Six heads in two groups: heads 0 to 2 share the first keys, heads 3 to 5 the second. All queries are 1.
constexpr auto queries = assume_factors<heads, kv_heads<2>, copies<3>>(ones<float, heads<6>, head_dim<1>>());
constexpr tensor<float, kv_heads<2>, keys<4>, head_dim<1>> looked_at{
    {{{10}, {11}, {12}, {13}}, {{20}, {21}, {22}, {23}}}};

// What PyTorch computes for head 1: it uses the keys of the other group.
constexpr auto as_if = forget_factors<heads>(repeat<kv_heads, heads<6>>(looked_at));
static_assert(prints_as(take<heads>(contract<head_dim>(forget_factors<heads>(queries), as_if), 1), {20, 21, 22, 23}));

// The scores of every head for the keys of its group.
constexpr auto scores_of(auto const& q, auto const& k) { return contract<head_dim>(q, repeat<kv_heads, heads<6>>(k)); }

constexpr auto scores = scores_of(queries, looked_at);

#include "finish/58_shared_keys.hpp"
