// expect: HU051 mean<1>: an axis is named by its role, not by a number; fix: mean<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = mean<1>(x);
#else
auto y = mean<d_in>(x);
#endif
