// expect: HU047 zeros: (tokens<dynamic>, d_in<3>) takes one size for each dynamic axis, by role; fix: zeros<...>(sized<tokens>(n))
// templates between: 1
// where: n = 5

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = zeros<float, tokens<dynamic>, d_in<3>>();
#else
auto x = zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(5));
#endif
