// expect: HU008 masked_fill: the axes of the mask must all be axes of x, x (tokens<6>, d_in<6>), mask (tokens<6>, keys<6>); fix: rename<keys, d_in>(mask) if keys means d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto mask = zeros<bool, tokens<6>, keys<6>>();

#ifdef REFUSED
auto y = masked_fill(x, mask, 0);
#else
auto y = masked_fill(x, rename<keys, d_in>(mask), 0);
#endif
