// expect: HU051 slice<tokens<2>>: names no position; fix: slice<tokens<2>, 0>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = slice<tokens<2>>(x);
#else
auto y = slice<tokens<2>>(x, 0);
#endif
