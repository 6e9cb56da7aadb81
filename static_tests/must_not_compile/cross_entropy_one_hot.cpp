// expect: HU008 cross_entropy<vocab>: targets has (tokens<6>, vocab<5>), it takes one id of vocab for each (tokens<6>); fix: argmax<vocab>(targets)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<float, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets);
#else
auto loss = cross_entropy<vocab>(logits, argmax<vocab>(targets));
#endif
