// expect: HU029 layer_norm<tokens>: over tokens<6> of (tokens<6>) each token would see the later ones; fix: layer_norm<d_in>(rename<tokens, d_in>(x)) if these are features

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();

#ifdef REFUSED
auto y = layer_norm<tokens>(x);
#else
auto y = layer_norm<d_in>(rename<tokens, d_in>(x));
#endif
