// expect: HU003 reorder: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto y = reorder<axes<d_in<3>, tokens<5>>>(1.0f);
#else
auto y = reorder<axes<d_in<3>, tokens<5>>>(zeros<float, tokens<5>, d_in<3>>());
#endif
