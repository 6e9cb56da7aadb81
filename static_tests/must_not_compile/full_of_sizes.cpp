// expect: HU047 full: sizes alone do not name axes; fix: full<float, tokens<6>, d_in<3>>(number)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float number = 1.5f;

#ifdef REFUSED
auto x = full<float, 6, 3>(number);
#else
auto x = full<float, tokens<6>, d_in<3>>(number);
#endif
