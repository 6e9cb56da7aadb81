// expect: HU051 expand<batch>: takes an axis, which has a role and a size; fix: expand<batch<N>>(x)
// where: N = 2

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = expand<batch>(x);
#else
auto y = expand<batch<2>>(x);
#endif
