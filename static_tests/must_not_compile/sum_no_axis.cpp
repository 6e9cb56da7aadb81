// expect: HU003 sum<keys>: x has no keys (tokens<6>, d_in<6>); fix: sum<tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = sum<keys>(x);
#else
auto y = sum<tokens>(x);
#endif
