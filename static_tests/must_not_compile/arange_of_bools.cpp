// expect: HU037 arange: the tensor would hold bool, and positions are whole numbers; fix: arange<int, tokens<6>>()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto positions = arange<bool, tokens<6>>();
#else
auto positions = arange<int, tokens<6>>();
#endif
