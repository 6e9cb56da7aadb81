// expect: HU021 slice: tokens<6> has elements 0 to 5, asked for 0 to 7; fix: slice<tokens<6>>(x, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = slice<tokens<8>>(x, 0);
#else
auto y = slice<tokens<6>>(x, 0);
#endif
