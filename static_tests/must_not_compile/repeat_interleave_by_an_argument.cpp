// expect: HU051 repeat_interleave<kv_heads>: takes one role and one axis with its size; fix: repeat_interleave<kv_heads, heads<N>>(x)
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto grouped = zeros<float, kv_heads<2>, tokens<5>, head_dim<3>>();

#ifdef REFUSED
auto y = repeat_interleave<kv_heads>(grouped, 3);
#else
auto y = repeat_interleave<kv_heads, heads<6>>(grouped);
#endif
