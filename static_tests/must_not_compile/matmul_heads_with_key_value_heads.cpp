// expect: HU026 matmul: heads<6> of right would meet each of kv_heads<2> of left, and not only its own; fix: repeat_interleave<kv_heads, heads<6>>(left) and assume_factors<heads, kv_heads<2>, copies<3>>(right)
// advice: repeat_interleave<kv_heads, heads<6>>(left) and assume_factors<heads, kv_heads<2>, copies<3>>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto key_vectors = zeros<float, kv_heads<2>, keys<5>, head_dim<4>>();
constexpr auto queries = zeros<float, heads<6>, head_dim<4>, tokens<5>>();

#ifdef REFUSED
auto scores = matmul(key_vectors, queries);
#else
auto scores =
    matmul(repeat_interleave<kv_heads, heads<6>>(key_vectors), assume_factors<heads, kv_heads<2>, copies<3>>(queries));
#endif
