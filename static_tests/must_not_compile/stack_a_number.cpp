// expect: HU003 stack: first is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = stack<batch>(0.25f);
#else
auto y = stack<batch>(x);
#endif
