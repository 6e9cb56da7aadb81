// expect: HU040 repeat: heads<5> is not a multiple of kv_heads<2>; fix: repeat<kv_heads, heads<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, kv_heads<2>, keys<3>>();

#ifdef REFUSED
auto y = repeat<kv_heads, heads<5>>(x);
#else
auto y = repeat<kv_heads, heads<4>>(x);
#endif
