// expect: HU048 arange: sizes alone do not name axes; fix: arange<int, tokens<6>>()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = arange(6);
#else
auto x = arange<int, tokens<6>>();
#endif
