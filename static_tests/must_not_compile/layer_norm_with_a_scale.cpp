// expect: HU051 layer_norm<d_in>: has no scale and no shift; fix: layer_norm<d_in>(x) * scale + shift

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
constexpr auto scale = zeros<float, d_in<3>>();
constexpr auto shift = zeros<float, d_in<3>>();

#ifdef REFUSED
constexpr auto y = layer_norm<d_in>(x, scale, shift);
#else
constexpr auto y = layer_norm<d_in>(x) * scale + shift;
#endif
