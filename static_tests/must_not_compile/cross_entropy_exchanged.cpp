// expect: HU003 cross_entropy<vocab>: logits has no vocab (batch<2>, tokens<6>); fix: cross_entropy<vocab>(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(targets, logits);
#else
auto loss = cross_entropy<vocab>(logits, targets);
#endif
