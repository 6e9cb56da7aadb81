// expect: HU051 stack<batch<2>>: takes a role, which has no size; fix: stack<batch>(first, another)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = stack<batch<2>>(x, x);
#else
auto y = stack<batch>(x, x);
#endif
