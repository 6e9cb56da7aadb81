// expect: HU051 reorder: takes other arguments than these; fix: reorder<axes<keys<5>, ...>>(x)
// advice: reorder<axes<keys<5>, ...>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = reorder<float>(x);
#else
auto y = reorder<axes<keys<5>, tokens<6>>>(x);
#endif
