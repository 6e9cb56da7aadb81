// expect: HU021 slice: tokens<5> has elements 0 to 4, asked for 3 to 5; fix: slice<tokens<3>, 2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<5>>();

#ifdef REFUSED
auto last = slice<tokens<3>, 3>(x);
#else
auto last = slice<tokens<3>, 2>(x);
#endif
