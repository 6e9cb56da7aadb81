// expect: HU037 cross_entropy: logits holds int, it takes float; fix: to<float>(logits)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<int, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets);
#else
auto loss = cross_entropy<vocab>(to<float>(logits), targets);
#endif
