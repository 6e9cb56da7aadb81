// expect: HU047 tensor: (tokens<dynamic>, d_in<3>) takes one size for each dynamic axis, by role; fix: x(sized<tokens>(n))
// where: n = 5

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<dynamic>, d_in<3>> x;
#else
tensor<float, tokens<dynamic>, d_in<3>> x(sized<tokens>(5));
#endif
