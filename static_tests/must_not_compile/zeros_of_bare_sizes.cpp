// expect: HU047 zeros: sizes alone do not name axes; fix: zeros<float, tokens<6>, d_in<3>>()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = zeros(6, 3);
#else
auto x = zeros<float, tokens<6>, d_in<3>>();
#endif
