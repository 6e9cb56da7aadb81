// expect: HU003 reorder: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = reorder<axes<d_in<3>, tokens<5>>>(0.25f);
#else
auto y = reorder<axes<d_in<3>, tokens<5>>>(x);
#endif
