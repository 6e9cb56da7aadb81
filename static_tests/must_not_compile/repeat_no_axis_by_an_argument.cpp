// expect: HU051 repeat<heads>: takes one role and one axis with its size; fix: repeat<kv_heads, heads<N>>(x)
// then: repeat<kv_heads, heads<6>>(x)
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, kv_heads<2>, tokens<5>>();

#ifdef REFUSED
auto y = repeat<heads>(x, 3);
#else
auto y = repeat<heads, head_dim<6>>(rename<kv_heads, heads>(x));
#endif
