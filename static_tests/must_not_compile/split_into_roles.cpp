// expect: HU051 split<d_out, heads, head_dim>: takes an axis there, which has a role and a size; fix: split<d_out, heads<N>, head_dim<M>>(x)
// where: N = 2; M = 3

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = split<d_out, heads, head_dim>(x);
#else
auto y = split<d_out, heads<2>, head_dim<3>>(x);
#endif
