// expect: HU051 transpose<0, 1>: an axis is named by its role, not by a number; fix: transpose<tokens, d_out>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = transpose<0, 1>(x);
#else
auto y = transpose<d_out, tokens>(x);
#endif
