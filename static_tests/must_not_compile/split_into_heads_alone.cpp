// expect: HU009 split: d_in<6> is not (heads<2>), which has 2 elements; fix: split<d_in, heads<2>, head_dim<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_in<6>>();

#ifdef REFUSED
auto y = split<d_in, heads<2>>(x);
#else
auto y = split<d_in, heads<2>, head_dim<3>>(x);
#endif
