// expect: HU043 linear: takes an axis for each of (d_in, d_out), got d_in<3>; fix: linear<d_in<3>, d_out<N>> with a number for each N
// templates between: 1
// where: N = 2

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
linear<d_in<3>> layer;
auto const y = layer(x);
#else
linear<d_in<3>, d_out<2>> layer;
auto const y = layer(x);
#endif
