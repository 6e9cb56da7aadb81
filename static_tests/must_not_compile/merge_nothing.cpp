// expect: HU051 merge<all_heads>: takes two roles or more; fix: merge<all_heads, heads, head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, heads<2>, head_dim<3>>();

#ifdef REFUSED
auto y = merge<all_heads>(x);
#else
auto y = merge<all_heads, heads, head_dim>(x);
#endif
