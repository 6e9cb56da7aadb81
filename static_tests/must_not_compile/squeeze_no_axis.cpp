// expect: HU003 squeeze<keys>: x has no keys (batch<1>, tokens<3>); fix: squeeze<batch>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<1>, tokens<3>>();

#ifdef REFUSED
auto y = squeeze<keys>(x);
#else
auto y = squeeze<batch>(x);
#endif
