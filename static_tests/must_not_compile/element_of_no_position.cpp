// expect: HU051 tensor: x(...) takes a position for each of (tokens<6>, keys<5>), got something else; fix: x(0, 0)
// advice: x(0, 0)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = x(1.5, 0);
#else
auto y = x(1, 0);
#endif
