// expect: HU027 stack: names no axis of (tokens<5>, d_in<3>), and there is no default; fix: stack<another_role>(first, another)
// where: another_role = batch

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = stack(x, x);
#else
auto y = stack<batch>(x, x);
#endif
