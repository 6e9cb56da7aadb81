// expect: HU009 split: d_in<6> is not (heads<4>, head_dim<2>), which has 8 elements; fix: split<d_in, heads<3>, head_dim<2>>(x), or x with d_in<8>
// advice: x with d_in<8>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = split<d_in, heads<4>, head_dim<2>>(x);
#else
auto y = split<d_in, heads<3>, head_dim<2>>(x);
#endif
