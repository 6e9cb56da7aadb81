// expect: HU047 cross_attention: needs the size of heads<dynamic> at compile time, but it is known only at run time; fix: heads<N> with a number
// templates between: 1
// where: N = 2

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<dynamic>> layer;
#else
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> layer;
#endif
