// expect: HU009 squeeze: tokens<3> of (batch<2>, tokens<3>) has more than one element; fix: take<tokens>(x, 0) instead

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<3>>();

#ifdef REFUSED
auto y = squeeze<tokens>(x);
#else
auto y = take<tokens>(x, 0);
#endif
