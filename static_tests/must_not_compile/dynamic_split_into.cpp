// expect: HU047 split: needs the size of head_dim<dynamic> at compile time, but it is known only at run time; fix: head_dim<N> with a number
// where: N = 3

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, batch<2>, tokens<dynamic>, d_in<6>>(sized<tokens>(5));

#ifdef REFUSED
auto const y = split<d_in, heads<2>, head_dim<dynamic>>(x);
#else
auto const y = split<d_in, heads<2>, head_dim<3>>(x);
#endif
