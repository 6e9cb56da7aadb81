// expect: HU051 transpose<tokens<3>, d_in>: takes roles, which have no size; fix: transpose<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<4>, tokens<3>, d_in<2>>();

#ifdef REFUSED
auto y = transpose<tokens<3>, d_in>(x);
#else
auto y = transpose<tokens, d_in>(x);
#endif
