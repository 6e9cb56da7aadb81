// expect: HU014 concat:

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = concat<d_in>(x, transpose(x));
#else
auto y = concat<d_in>(x, x);
#endif
