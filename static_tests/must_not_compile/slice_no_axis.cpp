// expect: HU003 slice<keys<4>>: x has no keys (tokens<6>, d_in<6>); fix: slice<tokens<4>>(x, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = slice<keys<4>>(x, 0);
#else
auto y = slice<tokens<4>>(x, 0);
#endif
