// expect: HU047 split: needs the size of d_in<dynamic> at compile time, but it is known only at run time; fix: expect_size<d_in<6>>(x), which checks it

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, tokens<5>, d_in<dynamic>>(sized<d_in>(6));

#ifdef REFUSED
auto const y = split<d_in, heads<2>, head_dim<3>>(x);
#else
auto const y = split<d_in, heads<2>, head_dim<3>>(expect_size<d_in<6>>(x));
#endif
