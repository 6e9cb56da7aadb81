// expect: HU051 expand<batch>: takes other arguments than these; fix: expand<another_role<N>>(x)
// where: another_role = batch; N = 2

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = expand<batch>(x);
#else
auto y = expand<batch<2>>(x);
#endif
