// expect: HU033 tensor: (all_heads<6>) cannot be given x, whose all_heads<6> was merged from (head_dim<3>, heads<2>), and not from (heads<2>, head_dim<3>); fix: merge<all_heads, heads, head_dim>(transpose(split<all_heads, head_dim<3>, heads<2>>(x)))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, merged<all_heads<6>, head_dim<3>, heads<2>>>();

#ifdef REFUSED
tensor<float, merged<all_heads<6>, heads<2>, head_dim<3>>> y = x;
#else
tensor<float, merged<all_heads<6>, heads<2>, head_dim<3>>> y = merge<all_heads, heads, head_dim>(
    transpose(split<all_heads, head_dim<3>, heads<2>>(x)));
#endif
