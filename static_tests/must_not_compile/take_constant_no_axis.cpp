// expect: HU003 take<keys>: x has no keys (tokens<5>, d_in<5>); fix: take<tokens, 4>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<5>>();

#ifdef REFUSED
auto last = take<keys, 4>(x);
#else
auto last = take<tokens, 4>(x);
#endif
