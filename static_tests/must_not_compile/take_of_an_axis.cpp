// expect: HU051 take<tokens, tokens<2>>: takes a number there, and no axis; fix: take<tokens, 2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_in<3>>();

#ifdef REFUSED
auto y = take<tokens, tokens<2>>(x);
#else
auto y = take<tokens, 2>(x);
#endif
