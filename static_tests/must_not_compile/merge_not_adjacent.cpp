// expect: HU010 merge: heads, head_dim are not adjacent in that order in (batch<2>, heads<3>, tokens<3>, head_dim<5>); fix: merge<all_heads, heads, head_dim>(transpose<heads, tokens>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mixed = zeros<float, batch<2>, heads<3>, tokens<3>, head_dim<5>>();

#ifdef REFUSED
auto y = merge<all_heads, heads, head_dim>(mixed);
#else
auto y = merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed));
#endif
