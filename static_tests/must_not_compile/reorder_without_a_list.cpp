// expect: HU051 reorder<tokens<4>, batch<2>, d_in<6>>: takes its axes as one list, with their sizes; fix: reorder<axes<tokens<4>, batch<2>, d_in<6>>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<6>>();

#ifdef REFUSED
auto y = reorder<tokens<4>, batch<2>, d_in<6>>(x);
#else
auto y = reorder<axes<tokens<4>, batch<2>, d_in<6>>>(x);
#endif
