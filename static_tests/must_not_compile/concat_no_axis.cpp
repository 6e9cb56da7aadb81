// expect: HU003 concat<heads>: first has no heads (tokens<6>, d_in<6>); fix: stack<heads>(first, another) instead

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = concat<heads>(x, x);
#else
auto y = stack<heads>(x, x);
#endif
