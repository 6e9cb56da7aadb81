// expect: HU051 repeat_interleave<kv_heads, 3>: takes an axis there, which has a role and a size; fix: repeat_interleave<kv_heads, heads<6>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto grouped = zeros<float, kv_heads<2>, tokens<5>, head_dim<3>>();

#ifdef REFUSED
auto y = repeat_interleave<kv_heads, 3>(grouped);
#else
auto y = repeat_interleave<kv_heads, heads<6>>(grouped);
#endif
