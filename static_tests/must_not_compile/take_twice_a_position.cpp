// expect: HU051 take<tokens>: takes other arguments than these; fix: take<tokens>(x, position)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = take<tokens, 0>(x, 1);
#else
auto y = take<tokens>(x, 0);
#endif
