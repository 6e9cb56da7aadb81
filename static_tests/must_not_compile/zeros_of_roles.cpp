// expect: HU047 zeros: roles alone have no sizes; fix: zeros<float, tokens<6>, d_in<5>>()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = zeros<float, tokens, d_in>();
#else
auto x = zeros<float, tokens<6>, d_in<5>>();
#endif
