// expect: HU037 cross_entropy: targets holds float, it takes integers; fix: to<int>(targets)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<float, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets);
#else
auto loss = cross_entropy<vocab>(logits, to<int>(targets));
#endif
