// expect: HU030 operator+: all_heads<6> was merged from (heads<2>, head_dim<3>) in left, from (head_dim<3>, heads<2>) in right: the same numbers in another order; fix: merge<all_heads, heads, head_dim>(transpose(split<all_heads, head_dim<3>, heads<2>>(right)))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<3>>());
constexpr auto per_feature = zeros<float, merged<all_heads<6>, head_dim<3>, heads<2>>>();

#ifdef REFUSED
auto y = x + per_feature;
#else
auto y = x + merge<all_heads, heads, head_dim>(transpose(split<all_heads, head_dim<3>, heads<2>>(per_feature)));
#endif
