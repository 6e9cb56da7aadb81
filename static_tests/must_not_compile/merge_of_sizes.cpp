// expect: HU051 merge<all_heads, heads<2>, head_dim<4>>: takes roles, which have no size; fix: merge<all_heads, heads, head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, heads<2>, head_dim<4>>();

#ifdef REFUSED
auto y = merge<all_heads, heads<2>, head_dim<4>>(x);
#else
auto y = merge<all_heads, heads, head_dim>(x);
#endif
