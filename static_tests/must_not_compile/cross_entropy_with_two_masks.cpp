// expect: HU051 cross_entropy<vocab>: takes (logits, targets, present), got 4 operands; fix: cross_entropy<vocab>(logits, targets, present)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets, targets != -1, targets != -2);
#else
auto loss = cross_entropy<vocab>(logits, targets, targets != -1 && targets != -2);
#endif
