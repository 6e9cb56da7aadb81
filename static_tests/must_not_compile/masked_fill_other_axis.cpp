// expect: HU008 masked_fill:

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto mask = zeros<bool, tokens<6>, keys<6>>();

#ifdef REFUSED
auto y = masked_fill(x, mask, 0);
#else
auto y = masked_fill(x, rename<keys, d_in>(mask), 0);
#endif
