// expect: HU027 layer_norm: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: layer_norm<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = layer_norm(x);
#else
auto y = layer_norm<d_in>(x);
#endif
