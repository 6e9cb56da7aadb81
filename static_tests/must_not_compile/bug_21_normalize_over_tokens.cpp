// expect: HU029 normalize<tokens>: over tokens<4> of (batch<2>, tokens<4>, d_in<16>) each token would see the later ones; fix: normalize<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<16>>();

#ifdef REFUSED
auto y = normalize<tokens>(x);
#else
auto y = normalize<d_in>(x);
#endif
