// expect: HU003 squeeze: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, heads<1>, d_in<3>>();

#ifdef REFUSED
auto y = squeeze(0.25f);
#else
auto y = squeeze<heads>(x);
#endif
