// expect: HU002 stack: (tokens<6>, d_in<6>) already has an axis tokens; fix: stack<another_role>(first, another), or concat<tokens>(first, another) instead
// then 2: concat<tokens>(x, x)
// where: another_role = batch

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = stack<tokens>(x, x);
#else
auto y = stack<batch>(x, x);
#endif
