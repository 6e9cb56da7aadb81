// expect: HU051 sum<tokens, d_in<2>>: takes roles, which have no size; fix: sum<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<4>, tokens<3>, d_in<2>>();

#ifdef REFUSED
auto y = sum<tokens, d_in<2>>(x);
#else
auto y = sum<tokens, d_in>(x);
#endif
