// expect: HU051 tensor: x(...) takes a position for each of (tokens<6>, d_in<3>), got 1; fix: x(0, 0) for a number, or take<tokens>(x, position) instead
// templates between: 1
// advice: x(0, 0) for a number
// advice: take<tokens>(x, position) instead

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto row = x[0];
#else
auto row = take<tokens>(x, 0);
#endif
