// expect: HU026 scaled_scores: heads<6> of left would meet each of kv_heads<2> of right, and not only its own; fix: repeat_interleave<kv_heads, heads<6>>(right) and assume_factors<heads, kv_heads<2>, copies<3>>(left), or split<heads, kv_heads<2>, copies<3>>(left)
// advice: repeat_interleave<kv_heads, heads<6>>(right) and assume_factors<heads, kv_heads<2>, copies<3>>(left)
// then 2: scaled_scores<head_dim>(split<heads, kv_heads<2>, copies<3>>(queries), key_vectors)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, heads<6>, tokens<5>, head_dim<4>>();
constexpr auto key_vectors = zeros<float, kv_heads<2>, keys<5>, head_dim<4>>();

#ifdef REFUSED
auto scores = scaled_scores<head_dim>(queries, key_vectors);
#else
auto scores = scaled_scores<head_dim>(assume_factors<heads, kv_heads<2>, copies<3>>(queries),
                                      repeat_interleave<kv_heads, heads<6>>(key_vectors));
#endif
