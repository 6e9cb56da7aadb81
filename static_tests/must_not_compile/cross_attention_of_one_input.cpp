// expect: HU043 cross_attention: takes an axis for each of (d_in, d_in, d_out, heads), got d_in<3>, d_out<4>, heads<2>; fix: cross_attention<d_in<3>, d_in<N>, d_out<4>, heads<2>> with a number for each N
// templates between: 1
// where: N = 7

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
cross_attention<d_in<3>, d_out<4>, heads<2>> layer;
#else
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> layer;
#endif
