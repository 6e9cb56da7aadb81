// expect: HU033 tensor: (all_heads<6>) cannot be given x, whose all_heads<6> is not known to be merged from (heads<2>, head_dim<3>); fix: assume_factors<all_heads, heads<2>, head_dim<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto joined = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<3>>());
tensor<float, all_heads<6>> x = joined;
tensor<float, merged<all_heads<6>, heads<2>, head_dim<3>>> y = x;
#else
constexpr auto joined = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<3>>());
tensor<float, all_heads<6>> x = joined;
tensor<float, merged<all_heads<6>, heads<2>, head_dim<3>>> y = assume_factors<all_heads, heads<2>, head_dim<3>>(x);
#endif
