// expect: HU008 where: the axes of the right must all be axes of mask, mask (tokens<6>, keys<5>), right (heads<2>); fix: expand<heads<2>>(mask)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto right = zeros<float, heads<2>>();
constexpr auto mask = zeros<bool, tokens<6>, keys<5>>();

#ifdef REFUSED
auto y = where(mask, 0, right);
#else
auto y = where(expand<heads<2>>(mask), 0, right);
#endif
