// expect: HU051 argmin<vocab<5>>: takes a role, which has no size; fix: argmin<vocab>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto y = argmin<vocab<5>>(logits);
#else
auto y = argmin<vocab>(logits);
#endif
