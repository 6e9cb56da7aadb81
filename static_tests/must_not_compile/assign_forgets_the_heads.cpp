// expect: HU033 tensor: (all_heads<6>) cannot be given (all_heads<6>); fix: auto, or forget_factors<all_heads>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto joined = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<3>>());

#ifdef REFUSED
tensor<float, all_heads<6>> y = joined;
#else
tensor<float, all_heads<6>> y = forget_factors<all_heads>(joined);
#endif
