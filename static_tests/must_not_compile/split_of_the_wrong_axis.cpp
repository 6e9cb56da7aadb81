// expect: HU009 split: tokens<4> is not (heads<2>, head_dim<3>), which has 6 elements; fix: split<d_in, heads<2>, head_dim<3>>(x), or split<tokens, heads<2>, head_dim<2>>(x)
// then 2: axes<batch<5>, heads<2>, head_dim<2>, d_in<6>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<5>, tokens<4>, d_in<6>>();

#ifdef REFUSED
auto y = split<tokens, heads<2>, head_dim<3>>(x);
#else
auto y = split<d_in, heads<2>, head_dim<3>>(x);
#endif
