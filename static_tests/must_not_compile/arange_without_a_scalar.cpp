// expect: HU001 arange: the type of its numbers comes first; fix: arange<int, tokens<6>>()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = arange<tokens<6>>();
#else
auto x = arange<int, tokens<6>>();
#endif
