// expect: HU004 contract: left has heads<6>, right has heads<2>; fix: repeat_interleave<kv_heads, heads<6>>(rename<heads, kv_heads>(right)) and assume_factors<heads, kv_heads<2>, copies<3>>(left) if several heads share one
// where: another_role = copies
// advice: repeat_interleave<kv_heads, heads<6>>(rename<heads, kv_heads>(right)) and assume_factors<heads, kv_heads<2>, copies<3>>(left) if several heads share one

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, heads<6>, tokens<5>, head_dim<3>>();
constexpr auto key_vectors = zeros<float, heads<2>, keys<7>, head_dim<3>>();

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, key_vectors);
#else
constexpr auto scores = contract<head_dim>(assume_factors<heads, kv_heads<2>, copies<3>>(queries),
                                           repeat_interleave<kv_heads, heads<6>>(rename<heads, kv_heads>(key_vectors)));
#endif
