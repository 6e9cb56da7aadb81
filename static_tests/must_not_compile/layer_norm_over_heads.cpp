// expect: HU029 layer_norm<heads>: over heads<3> of (batch<2>, tokens<6>, heads<3>, head_dim<5>) each head would depend on the others; fix: layer_norm<head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, heads<3>, head_dim<5>>();

#ifdef REFUSED
auto y = layer_norm<heads>(x);
#else
auto y = layer_norm<head_dim>(x);
#endif
