// expect: HU047 repeat_interleave: needs the size of heads<dynamic> at compile time, but it is known only at run time; fix: heads<N> with a number
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, kv_heads<3>, d_in<6>>();

#ifdef REFUSED
auto const y = repeat_interleave<kv_heads, heads<dynamic>>(x);
#else
auto const y = repeat_interleave<kv_heads, heads<6>>(x);
#endif
