// expect: HU003 forget_factors<keys>: x has no keys (tokens<6>, d_in<6>); fix: forget_factors<tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = forget_factors<keys>(x);
#else
auto y = forget_factors<d_in>(x);
#endif
