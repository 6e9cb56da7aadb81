// expect: HU002 linear: maps d_in<6> to d_in<6>, the same role on both sides; fix: linear<d_in<6>, d_out<6>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
linear<d_in<6>, d_in<6>> layer;
#else
linear<d_in<6>, d_out<6>> layer;
#endif
