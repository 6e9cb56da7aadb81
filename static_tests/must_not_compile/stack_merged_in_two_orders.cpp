// expect: HU014 stack: first is (all_heads<4>), another is (all_heads<4>), where all_heads was merged from (heads<2>, head_dim<2>) and from (head_dim<2>, heads<2>); fix: merge<all_heads, heads, head_dim>(transpose(split<all_heads, head_dim<2>, heads<2>>(another)))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<2>>());
constexpr auto y = zeros<float, merged<all_heads<4>, head_dim<2>, heads<2>>>();

#ifdef REFUSED
auto z = stack<batch>(x, y);
#else
auto z = stack<batch>(x, merge<all_heads, heads, head_dim>(transpose(split<all_heads, head_dim<2>, heads<2>>(y))));
#endif
