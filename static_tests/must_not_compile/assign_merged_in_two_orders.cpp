// expect: HU033 tensor: (all_heads<6>) cannot be given x, whose all_heads<6> was merged from (heads<2>, head_dim<3>), and not from (head_dim<3>, heads<2>); fix: merge<all_heads, head_dim, heads>(transpose(split<all_heads, heads<2>, head_dim<3>>(x)))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<3>>());

#ifdef REFUSED
tensor<float, merged<all_heads<6>, head_dim<3>, heads<2>>> y = x;
#else
tensor<float, merged<all_heads<6>, head_dim<3>, heads<2>>> y = merge<all_heads, head_dim, heads>(
    transpose(split<all_heads, heads<2>, head_dim<3>>(x)));
#endif
