// expect: HU043 linear: takes bias::no or bias::yes after its axes, got false; fix: linear<d_in<3>, d_out<2>, bias::no>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
linear<d_in<3>, d_out<2>, false> layer;
#else
linear<d_in<3>, d_out<2>, bias::no> layer;
#endif
