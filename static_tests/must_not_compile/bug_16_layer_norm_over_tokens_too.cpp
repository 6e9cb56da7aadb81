// expect: HU029 layer_norm<tokens, d_in>: over several axes of (batch<2>, tokens<4>, d_in<16>) at once each token would see the later ones; fix: layer_norm<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<16>>();

#ifdef REFUSED
auto y = layer_norm<tokens, d_in>(x);
#else
auto y = layer_norm<d_in>(x);
#endif
