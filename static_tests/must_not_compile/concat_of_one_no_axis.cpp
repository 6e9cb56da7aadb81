// expect: HU003 concat<heads>: first has no heads (tokens<3>); fix: stack<heads>(first) instead

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>>();

#ifdef REFUSED
auto y = concat<heads>(x);
#else
auto y = stack<heads>(x);
#endif
