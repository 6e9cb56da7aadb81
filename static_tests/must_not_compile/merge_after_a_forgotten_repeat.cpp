// expect: HU011 merge: heads, head_dim are not adjacent in that order in (heads<6>, tokens<5>, kv_heads<2>, head_dim<3>); fix: repeat_interleave<kv_heads, heads<6>>(x) of keys and values, before the scores
// advice: repeat_interleave<kv_heads, heads<6>>(x) of keys and values, before the scores

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, heads<6>, tokens<5>, head_dim<3>>();
constexpr auto key_vectors = zeros<float, kv_heads<2>, keys<5>, head_dim<3>>();
constexpr auto values = zeros<float, kv_heads<2>, keys<5>, head_dim<3>>();

#ifdef REFUSED
auto mixed = attend(softmax<keys>(scaled_scores<head_dim>(queries, key_vectors)), values);
auto y = merge<all_heads, heads, head_dim>(mixed);
#else
auto grouped = assume_factors<heads, kv_heads<2>, copies<3>>(queries);
auto scores = scaled_scores<head_dim>(grouped, repeat_interleave<kv_heads, heads<6>>(key_vectors));
auto mixed = attend(softmax<keys>(scores), repeat_interleave<kv_heads, heads<6>>(values));
auto y = merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed));
#endif
