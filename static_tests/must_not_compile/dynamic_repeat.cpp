// expect: HU047 repeat_interleave: needs the size of kv_heads<dynamic> at compile time, but it is known only at run time; fix: expect_size<kv_heads<N>>(x), which checks it
// where: N = 2

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, kv_heads<dynamic>, d_in<6>>(sized<kv_heads>(2));

#ifdef REFUSED
auto const y = repeat_interleave<kv_heads, heads<4>>(x);
#else
auto const y = repeat_interleave<kv_heads, heads<4>>(expect_size<kv_heads<2>>(x));
#endif
