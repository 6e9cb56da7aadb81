// expect: HU051 exp<keys<5>>: takes nothing between < and >; fix: exp(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = exp<keys<5>>(x);
#else
auto y = exp(x);
#endif
