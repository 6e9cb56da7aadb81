// expect: HU003 argmax<vocab>: x has no vocab (tokens<6>, d_in<3>); fix: argmax<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto y = argmax<vocab>(x);
#else
auto y = argmax<d_in>(x);
#endif
