// expect: HU033 copy_parameters: to is const; fix: a layer that is not const
// advice: a layer that is not const

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
inline void copy(linear<d_in<3>, d_out<2>> const& from, linear<d_in<3>, d_out<2>> const& to) { copy_parameters(from, to); }
#else
inline void copy(linear<d_in<3>, d_out<2>> const& from, linear<d_in<3>, d_out<2>>& to) { copy_parameters(from, to); }
#endif
