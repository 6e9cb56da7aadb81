// expect: HU014 stack: the first tensor is (all_heads<4>), another is (all_heads<4>); fix: forget_factors<all_heads>(the other)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<2>>());
constexpr auto y = merge<all_heads, head_dim, heads>(zeros<float, head_dim<2>, heads<2>>());

#ifdef REFUSED
auto z = stack<batch>(x, y);
#else
auto z = stack<batch>(x, forget_factors<all_heads>(y));
#endif
