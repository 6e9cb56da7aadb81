// expect: HU010 scaled_scores: heads<4> was merged from (kv_heads<2>, copies<2>) in left, from (copies<2>, kv_heads<2>) in right: the same numbers in another order; fix: repeat_interleave<kv_heads, heads<4>> instead of repeat for right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto key_vectors = zeros<float, batch<2>, kv_heads<2>, keys<4>, head_dim<4>>();
constexpr auto queries =
    assume_factors<heads, kv_heads<2>, copies<2>>(zeros<float, batch<2>, heads<4>, tokens<4>, head_dim<4>>());

#ifdef REFUSED
auto scores = scaled_scores<head_dim>(queries, repeat<kv_heads, heads<4>>(key_vectors));
#else
auto scores = scaled_scores<head_dim>(queries, repeat_interleave<kv_heads, heads<4>>(key_vectors));
#endif
