// expect: HU026 attend: heads<6> of weights would meet each of kv_heads<2> of values, and not only its own; fix: repeat_interleave<kv_heads, heads<6>>(values) and assume_factors<heads, kv_heads<2>, copies<3>>(weights)
// advice: repeat_interleave<kv_heads, heads<6>>(values) and assume_factors<heads, kv_heads<2>, copies<3>>(weights)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, heads<6>, tokens<5>, keys<5>>());
constexpr auto values = zeros<float, kv_heads<2>, keys<5>, head_dim<4>>();

#ifdef REFUSED
auto context_vectors = attend(weights, values);
#else
auto context_vectors =
    attend(assume_factors<heads, kv_heads<2>, copies<3>>(weights), repeat_interleave<kv_heads, heads<6>>(values));
#endif
