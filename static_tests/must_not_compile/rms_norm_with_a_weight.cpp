// expect: HU051 rms_norm<d_in>: has no scale and no shift; fix: rms_norm<d_in>(x) * scale + shift
// advice: rms_norm<d_in>(x) * scale + shift

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
constexpr auto weight = zeros<float, d_in<3>>();

#ifdef REFUSED
constexpr auto y = rms_norm<d_in>(x, weight);
#else
constexpr auto y = rms_norm<d_in>(x) * weight;
#endif
