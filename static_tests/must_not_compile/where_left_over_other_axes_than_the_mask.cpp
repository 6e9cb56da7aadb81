// expect: HU008 where: the axes of the left must all be axes of mask, mask (tokens<6>, keys<5>), left (heads<2>); fix: expand<heads<2>>(mask)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, heads<2>>();
constexpr auto mask = zeros<bool, tokens<6>, keys<5>>();

#ifdef REFUSED
auto y = where(mask, left, 0);
#else
auto y = where(expand<heads<2>>(mask), left, 0);
#endif
