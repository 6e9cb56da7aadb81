// expect: HU029 rms_norm<batch>: over batch<6> of (batch<6>, d_in<6>) each example would depend on the others; fix: rms_norm<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<6>, d_in<6>>();

#ifdef REFUSED
auto y = rms_norm<batch>(x);
#else
auto y = rms_norm<d_in>(x);
#endif
