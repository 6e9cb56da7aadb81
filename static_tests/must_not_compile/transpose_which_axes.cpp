// expect: HU027 transpose: (batch<2>, tokens<6>, d_in<6>) does not have exactly two axes; fix: transpose<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = transpose(x);
#else
auto y = transpose<tokens, d_in>(x);
#endif
