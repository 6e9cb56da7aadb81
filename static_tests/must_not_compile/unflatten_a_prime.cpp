// expect: HU054 unflatten: an axis is split into others that have names here; fix: split<head_dim, kv_heads<7>, head_dim<1>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, heads<3>, head_dim<7>>();
#ifdef REFUSED
auto y = unflatten(x, 1, 7);
#else
auto y = split<head_dim, kv_heads<7>, head_dim<1>>(x);
#endif
