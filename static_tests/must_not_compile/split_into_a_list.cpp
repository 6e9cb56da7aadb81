// expect: HU051 split<d_out, axes<heads<2>, head_dim<4>>>: takes axes one by one, and no list of them; fix: split<d_out, heads<2>, head_dim<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_out<8>>();

#ifdef REFUSED
auto y = split<d_out, axes<heads<2>, head_dim<4>>>(x);
#else
auto y = split<d_out, heads<2>, head_dim<4>>(x);
#endif
