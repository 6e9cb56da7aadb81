// expect: HU003 merge<all_heads, heads, head_dim>: x is not a tensor; fix: a tensor with an axis heads
// advice: a tensor with an axis heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, heads<2>, head_dim<3>>();

#ifdef REFUSED
auto y = merge<all_heads, heads, head_dim>(0.25f);
#else
auto y = merge<all_heads, heads, head_dim>(x);
#endif
