// expect: HU003 to<float>: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<int, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = to<float>(2);
#else
auto y = to<float>(x);
#endif
