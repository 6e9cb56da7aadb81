// expect: HU008 where: the axes of the right must all be axes of left, left (tokens<6>, d_in<3>), right (heads<2>); fix: expand<heads<2>>(left)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, tokens<6>, d_in<3>>();
constexpr auto right = zeros<float, heads<2>>();
constexpr auto mask = zeros<bool, tokens<6>>();

#ifdef REFUSED
auto y = where(mask, left, right);
#else
auto y = where(mask, expand<heads<2>>(left), right);
#endif
