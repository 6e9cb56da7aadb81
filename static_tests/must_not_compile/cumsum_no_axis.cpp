// expect: HU003 cumsum<tokens>: x has no tokens (batch<2>, keys<6>); fix: cumsum<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, keys<6>>();

#ifdef REFUSED
auto y = cumsum<tokens>(x);
#else
auto y = cumsum<keys>(x);
#endif
