// expect: HU027 argmax: names no axis of (batch<2>, tokens<6>, vocab<5>), and there is no default; fix: argmax<vocab>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto y = argmax(logits);
#else
auto y = argmax<vocab>(logits);
#endif
