// expect: HU008 where: the axes of the left must all be axes of right, right (tokens<6>, d_in<3>), left (heads<2>); fix: expand<heads<2>>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, heads<2>>();
constexpr auto right = zeros<float, tokens<6>, d_in<3>>();
constexpr auto mask = zeros<bool, tokens<6>>();

#ifdef REFUSED
auto y = where(mask, left, right);
#else
auto y = where(mask, left, expand<heads<2>>(right));
#endif
