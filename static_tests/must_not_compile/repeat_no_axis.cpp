// expect: HU003 repeat<kv_heads>: x has no kv_heads (heads<2>, keys<3>); fix: rename<heads, kv_heads>(x) if heads means kv_heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, heads<2>, keys<3>>();

#ifdef REFUSED
auto y = repeat<kv_heads, heads<4>>(x);
#else
auto y = repeat<kv_heads, heads<4>>(rename<heads, kv_heads>(x));
#endif
