// expect: HU003 repeat<heads>: x has no heads (kv_heads<2>, tokens<5>); fix: rename<kv_heads, heads>(x) if kv_heads means heads
// advice: rename<kv_heads, heads>(x) if kv_heads means heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, kv_heads<2>, tokens<5>>();

#ifdef REFUSED
auto y = repeat<heads>(x, 3);
#else
auto y = repeat<heads, head_dim<6>>(rename<kv_heads, heads>(x));
#endif
