// expect: HU051 concat<0>: an axis is named by its role, not by a number; fix: concat<tokens>(first, another)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = concat<0>(x, x);
#else
auto y = concat<tokens>(x, x);
#endif
