// expect: HU009 repeat_interleave: heads<3> is not a multiple of kv_heads<4>; fix: repeat_interleave<kv_heads, heads<4>>(x), or x with kv_heads<3>
// advice: x with kv_heads<3>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, kv_heads<4>, keys<3>>();

#ifdef REFUSED
auto y = repeat_interleave<kv_heads, heads<3>>(x);
#else
auto y = repeat_interleave<kv_heads, heads<4>>(x);
#endif
