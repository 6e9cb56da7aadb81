// expect: HU021 take: tokens<5> has elements 0 to 4, asked for 5; fix: take<tokens, 4>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<5>>();

#ifdef REFUSED
auto last = take<tokens, 5>(x);
#else
auto last = take<tokens, 4>(x);
#endif
