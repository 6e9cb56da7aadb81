// expect: HU051 repeat<heads, 3>: takes an axis there, which has a role and a size; fix: repeat<kv_heads, heads<6>>(x)
// then: repeat<kv_heads, heads<6>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, kv_heads<2>, tokens<5>>();

#ifdef REFUSED
auto y = repeat<heads, 3>(x);
#else
auto y = repeat<heads, head_dim<6>>(rename<kv_heads, heads>(x));
#endif
