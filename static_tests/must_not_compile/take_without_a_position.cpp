// expect: HU051 take<tokens>: names no position; fix: take<tokens, 0>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = take<tokens>(x);
#else
auto y = take<tokens>(x, 0);
#endif
