// expect: HU047 tensor: (tokens<dynamic>, keys<dynamic>) takes one size for each dynamic axis, by role; fix: x(sized<tokens>(n), sized<keys>(n))
// where: sized<tokens>(n) = sized<tokens>(5); sized<keys>(n) = sized<keys>(7)

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<dynamic>, keys<dynamic>> x(5, 7);
#else
tensor<float, tokens<dynamic>, keys<dynamic>> x(sized<keys>(7), sized<tokens>(5));
#endif
