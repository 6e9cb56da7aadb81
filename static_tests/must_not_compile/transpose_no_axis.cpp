// expect: HU003 transpose<tokens, heads>: x has no heads (tokens<6>, d_in<6>); fix: transpose<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = transpose<tokens, heads>(x);
#else
auto y = transpose<tokens, d_in>(x);
#endif
