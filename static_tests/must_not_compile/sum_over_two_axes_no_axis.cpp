// expect: HU003 sum<tokens, keys>: x has no keys (batch<2>, tokens<6>, d_in<3>); fix: sum<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto y = sum<tokens, keys>(x);
#else
auto y = sum<tokens, d_in>(x);
#endif
