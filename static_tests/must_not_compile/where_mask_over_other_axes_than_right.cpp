// expect: HU008 where: the axes of the mask must all be axes of right, right (tokens<6>, d_in<3>), mask (tokens<6>, keys<5>); fix: expand<keys<5>>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto right = zeros<float, tokens<6>, d_in<3>>();
constexpr auto mask = zeros<bool, tokens<6>, keys<5>>();

#ifdef REFUSED
auto y = where(mask, 0, right);
#else
auto y = where(mask, 0, expand<keys<5>>(right));
#endif
