// expect: HU037 cross_entropy<vocab>: present is not a tensor; fix: cross_entropy<vocab>(logits, targets, targets != padding)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>, tokens<6>>();
constexpr int padding = -100;

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets, padding);
#else
auto loss = cross_entropy<vocab>(logits, targets, targets != padding);
#endif
