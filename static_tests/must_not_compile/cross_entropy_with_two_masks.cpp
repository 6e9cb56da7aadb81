// expect: HU051 cross_entropy<vocab>: takes other arguments than these; fix: cross_entropy<vocab>(logits, targets)
// advice: cross_entropy<vocab>(logits, targets)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets, targets != 0, targets != 1);
#else
auto loss = cross_entropy<vocab>(logits, targets, targets != 0 && targets != 1);
#endif
