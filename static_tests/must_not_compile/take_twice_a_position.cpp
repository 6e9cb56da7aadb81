// expect: HU051 take<tokens>: takes one position, got 2; fix: take<tokens, 0>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = take<tokens, 0>(x, 1);
#else
auto y = take<tokens>(x, 0);
#endif
