// expect: HU051 chunk<d_out, all_heads<2>>: takes a number there, and no axis; fix: chunk<d_out, 2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = chunk<d_out, all_heads<2>>(x);
#else
auto y = chunk<d_out, 2>(x);
#endif
