// expect: HU003 merge<heads, head_dim, all_heads>: x has no all_heads (tokens<5>, heads<3>, head_dim<4>); fix: merge<all_heads, heads, head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, heads<3>, head_dim<4>>();

#ifdef REFUSED
auto y = merge<heads, head_dim, all_heads>(x);
#else
auto y = merge<all_heads, heads, head_dim>(x);
#endif
