// expect: HU047 zeros: (tokens<4>, d_in<3>) has no dynamic axis, so it takes no size; fix: leave it out
// templates between: 1
// advice: leave it out

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = zeros<float, tokens<4>, d_in<3>>(sized<tokens>(5));
#else
auto x = zeros<float, tokens<4>, d_in<3>>();
#endif
