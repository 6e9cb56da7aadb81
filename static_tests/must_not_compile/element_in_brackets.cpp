// expect: HU054 operator[]: is no member here, but a function, which finds axes by role; fix: take<role>(x, 0)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = x[0];
#else
auto y = take<tokens>(x, 0);
#endif
