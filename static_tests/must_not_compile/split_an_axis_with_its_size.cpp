// expect: HU051 split<d_out<6>, heads<2>, head_dim<3>>: takes a role first, which has no size; fix: split<d_out, heads<2>, head_dim<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = split<d_out<6>, heads<2>, head_dim<3>>(x);
#else
auto y = split<d_out, heads<2>, head_dim<3>>(x);
#endif
