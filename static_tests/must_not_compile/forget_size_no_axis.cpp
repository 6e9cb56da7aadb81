// expect: HU003 forget_size<keys>: x has no keys (tokens<5>, d_in<3>); fix: forget_size<tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = forget_size<keys>(x);
#else
auto y = forget_size<tokens>(x);
#endif
