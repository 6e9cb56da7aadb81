// expect: HU054 unflatten: an axis is split into others that have names here; fix: split<d_out, kv_heads<2>, head_dim<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, heads<3>, d_out<8>>();
#ifdef REFUSED
auto y = unflatten(x, 1, 2);
#else
auto y = split<d_out, kv_heads<2>, head_dim<4>>(x);
#endif
