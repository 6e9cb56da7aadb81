// expect: HU012 repeat_interleave: (kv_heads<2>, keys<3>) already has an axis keys; fix: rename<keys, another_role>(x) first
// where: another_role = tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, kv_heads<2>, keys<3>>();

#ifdef REFUSED
auto y = repeat_interleave<kv_heads, keys<4>>(x);
#else
auto y = repeat_interleave<kv_heads, keys<4>>(rename<keys, tokens>(x));
#endif
