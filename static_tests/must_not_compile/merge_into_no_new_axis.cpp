// expect: HU012 merge: (tokens<5>, heads<3>, head_dim<4>) already has an axis heads, and the new one comes first; fix: merge<all_heads, heads, head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, heads<3>, head_dim<4>>();

#ifdef REFUSED
auto y = merge<heads, head_dim>(x);
#else
auto y = merge<all_heads, heads, head_dim>(x);
#endif
