// expect: HU051 take<tokens>: position is no whole number; fix: take<tokens>(x, position)
// where: position = 0

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
constexpr auto first = take<tokens>(x, {0, 2});
#else
constexpr auto first = take<tokens>(x, 0);
#endif
