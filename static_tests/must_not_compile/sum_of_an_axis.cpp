// expect: HU051 sum<d_in<3>>: takes a role, which has no size; fix: sum<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = sum<d_in<3>>(x);
#else
auto y = sum<d_in>(x);
#endif
