// expect: HU051 reorder<d_out<6>, keys<4>>: takes its axes as one list, with their sizes; fix: reorder<axes<d_out<6>, tokens<4>>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = reorder<d_out<6>, keys<4>>(x);
#else
auto y = reorder<axes<d_out<6>, tokens<4>>>(x);
#endif
