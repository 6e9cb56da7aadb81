// expect: HU051 tensor: x(...) takes a position for each of (tokens<6>, d_in<3>), got 1; fix: x(0, 0) for a number, or take<tokens>(x, position) instead
// advice: x(0, 0) for a number

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
auto y = view(x)(0);
#else
auto y = take<tokens>(view(x), 0);
#endif
