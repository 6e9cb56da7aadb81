// expect: HU003 round: x is not a tensor; fix: round(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = headsup::round(1, x);
#else
auto y = headsup::round(x, 1);
#endif
