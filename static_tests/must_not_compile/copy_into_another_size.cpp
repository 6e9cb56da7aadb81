// expect: HU033 copy_parameters: from has weight (d_out<2>, d_in<3>), to has weight (d_out<2>, d_in<4>); fix: two layers of one type
// advice: two layers of one type

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
inline void copy(linear<d_in<3>, d_out<2>> const& from, linear<d_in<4>, d_out<2>>& to) { copy_parameters(from, to); }
#else
inline void copy(linear<d_in<3>, d_out<2>> const& from, linear<d_in<3>, d_out<2>>& to) { copy_parameters(from, to); }
#endif
