// expect: HU051 sum: takes other arguments than these; fix: sum<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<6>, keys<5>>();

#ifdef REFUSED
auto y = sum<tokens, keys>(scores);
#else
auto y = sum<tokens>(sum<keys>(scores));
#endif
