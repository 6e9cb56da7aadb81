// expect: HU003 where: mask is not a tensor; fix: x - y == 0 if it is x == y, or mask ? left : right
// advice: x - y == 0 if it is x == y
// advice: mask ? left : right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, tokens<6>>();
constexpr auto right = ones<float, tokens<6>>();
constexpr bool mask = true;

#ifdef REFUSED
auto y = where(mask, left, right);
#else
auto y = mask ? left : right;
#endif
