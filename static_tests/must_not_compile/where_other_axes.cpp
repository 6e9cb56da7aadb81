// expect: HU008 where: the axes of the mask must all be axes of left, left (batch<2>, tokens<6>), mask (keys<6>); fix: rename<keys, tokens>(mask) if keys means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>>();
constexpr auto mask = zeros<bool, keys<6>>();

#ifdef REFUSED
auto y = where(mask, x, 0);
#else
auto y = where(rename<keys, tokens>(mask), x, 0);
#endif
