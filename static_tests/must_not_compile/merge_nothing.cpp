// expect: HU051 merge<all_heads>: takes other arguments than these; fix: merge<whole, slower, head_dim>(x)
// where: whole = all_heads; slower = heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, heads<2>, head_dim<3>>();

#ifdef REFUSED
auto y = merge<all_heads>(x);
#else
auto y = merge<all_heads, heads, head_dim>(x);
#endif
