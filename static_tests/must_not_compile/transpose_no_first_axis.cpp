// expect: HU003 transpose<heads, tokens>: x has no heads (tokens<6>, d_in<6>); fix: transpose<d_in, tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = transpose<heads, tokens>(x);
#else
auto y = transpose<d_in, tokens>(x);
#endif
