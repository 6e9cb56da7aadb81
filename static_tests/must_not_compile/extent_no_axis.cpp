// expect: HU003 extent<keys>: x has no keys (tokens<5>, d_in<3>); fix: extent<tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = extent<keys>(x);
#else
auto y = extent<tokens>(x);
#endif
