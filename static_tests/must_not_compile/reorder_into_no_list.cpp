// expect: HU051 reorder<float>: takes its axes as one list, with their sizes; fix: reorder<axes<keys<5>, tokens<6>>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = reorder<float>(x);
#else
auto y = reorder<axes<keys<5>, tokens<6>>>(x);
#endif
