// expect: HU051 reorder<tokens, batch, d_in>: takes its axes as one list, with their sizes; fix: reorder<axes<tokens<4>, batch<2>, d_in<6>>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<6>>();

#ifdef REFUSED
auto y = reorder<tokens, batch, d_in>(x);
#else
auto y = reorder<axes<tokens<4>, batch<2>, d_in<6>>>(x);
#endif
