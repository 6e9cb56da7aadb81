// expect: HU013 reshape: (all_heads<6>) cannot be read as (head_dim<3>, heads<2>): an axis stays as it is, is split, or is merged with its neighbours; fix: transpose(split<all_heads, heads<2>, head_dim<3>>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = merge<all_heads, heads, head_dim>(zeros<float, heads<2>, head_dim<3>>());

#ifdef REFUSED
auto y = reshape<head_dim<3>, heads<2>>(x);
#else
auto y = transpose(reshape<heads<2>, head_dim<3>>(x));
#endif
