// expect: HU003 layer_norm<d_out>: x has no d_out (tokens<6>, d_in<6>); fix: layer_norm<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = layer_norm<d_out>(x);
#else
auto y = layer_norm<d_in>(x);
#endif
