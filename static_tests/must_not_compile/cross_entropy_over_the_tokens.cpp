// expect: HU008 cross_entropy<tokens>: targets has (tokens<6>), it takes one id of tokens for each (vocab<5>); fix: cross_entropy<vocab>(logits, targets)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<tokens>(logits, targets);
#else
auto loss = cross_entropy<vocab>(logits, targets);
#endif
