// expect: HU047 split: needs the size of d_in<dynamic> at compile time, it is known at run time only; fix: expect_size<d_in<6>>(x), which checks that it is so

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, tokens<5>, d_in<dynamic>>(sized<d_in>(6));

#ifdef REFUSED
auto const y = split<d_in, heads<2>, head_dim<3>>(x);
#else
auto const y = split<d_in, heads<2>, head_dim<3>>(expect_size<d_in<6>>(x));
#endif
