// expect: HU037 cross_entropy<vocab>: takes the logits first, (batch<2>, tokens<6>, vocab<5>), then the targets; fix: cross_entropy<vocab>(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(targets, logits);
#else
auto loss = cross_entropy<vocab>(logits, targets);
#endif
