// expect: HU003 where: left is neither a tensor nor a number; fix: a tensor for left
// advice: a tensor for left

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();

#ifdef REFUSED
auto y = where(x > 0, "x", x);
#else
auto y = where(x > 0, x, x);
#endif
