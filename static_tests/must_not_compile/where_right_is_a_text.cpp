// expect: HU003 where: right is neither a tensor nor a number; fix: a tensor for right
// advice: a tensor for right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();

#ifdef REFUSED
auto y = where(x > 0, x, "0");
#else
auto y = where(x > 0, x, x);
#endif
