// expect: HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), not from (heads<3>, head_dim<2>); fix: split<all_heads, heads<2>, head_dim<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto merged_heads = merge<all_heads, heads, head_dim>(zeros<float, tokens<5>, heads<2>, head_dim<3>>());

#ifdef REFUSED
auto y = split<all_heads, heads<3>, head_dim<2>>(merged_heads);
#else
auto y = split<all_heads, heads<2>, head_dim<3>>(merged_heads);
#endif
