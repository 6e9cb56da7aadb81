// expect: HU010 scaled_scores: heads<4> of right repeats its numbers (kv_heads<2>, copies<2>), heads<4> of left does not say which belong together; fix: assume_factors<heads, kv_heads<2>, copies<2>>(left)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto key_vectors = zeros<float, batch<2>, kv_heads<2>, keys<4>, head_dim<4>>();
constexpr auto queries = zeros<float, batch<2>, heads<4>, tokens<4>, head_dim<4>>();

#ifdef REFUSED
auto scores = scaled_scores<head_dim>(queries, repeat_interleave<kv_heads, heads<4>>(key_vectors));
#else
auto scores = scaled_scores<head_dim>(assume_factors<heads, kv_heads<2>, copies<2>>(queries),
                                      repeat_interleave<kv_heads, heads<4>>(key_vectors));
#endif
