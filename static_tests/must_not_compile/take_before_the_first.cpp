// expect: HU021 take: tokens<6> has elements 0 to 5, asked for -7, counted from the end; fix: take<tokens, 0>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
auto y = take<tokens, -7>(x);
#else
auto y = take<tokens, 0>(x);
#endif
