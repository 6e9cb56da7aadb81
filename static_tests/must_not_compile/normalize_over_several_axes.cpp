// expect: HU029 normalize<heads, d_in>: over several axes of (heads<5>, d_in<3>) at once one scale would serve them all; fix: normalize<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, heads<5>, d_in<3>>();

#ifdef REFUSED
auto y = normalize<heads, d_in>(x);
#else
auto y = normalize<d_in>(x);
#endif
