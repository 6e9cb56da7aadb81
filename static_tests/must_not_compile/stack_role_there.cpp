// expect: HU002 stack: (tokens<6>, d_in<6>) already has an axis tokens; fix: concat<tokens>(first, another) instead, or stack<another_role>(first, another)
// then 2: stack<batch>(x, x)
// where: another_role = batch

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = stack<tokens>(x, x);
#else
auto y = concat<tokens>(x, x);
#endif
