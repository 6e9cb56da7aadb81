// expect: HU004 operator+: left has d_in<6>, right has d_in<5>; fix: slice<d_in<5>>(left, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto y = zeros<float, tokens<6>, d_in<5>>();

#ifdef REFUSED
auto z = x + y;
#else
auto z = slice<d_in<5>>(x, 0) + y;
#endif
