// expect: HU029 rms_norm<tokens, d_in>: over several axes of (tokens<6>, d_in<6>) at once each token would see the later ones; fix: rms_norm<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = rms_norm<tokens, d_in>(x);
#else
auto y = rms_norm<d_in>(x);
#endif
