// expect: HU047 split: needs the size of head_dim<dynamic> at compile time, but it is known only at run time; fix: head_dim<N> with a number

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, tokens<5>, d_in<dynamic>>(sized<d_in>(6));

#ifdef REFUSED
auto const y = split<d_in, heads<2>, head_dim<dynamic>>(x);
#else
auto const y = split<d_in, heads<2>, head_dim<3>>(expect_size<d_in<6>>(x));
#endif
