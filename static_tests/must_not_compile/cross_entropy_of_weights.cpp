// expect: HU015 cross_entropy<vocab>: the numbers along vocab<5> sum to one already; fix: cross_entropy<vocab>(log(logits), targets)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(softmax<vocab>(logits), targets);
#else
auto loss = cross_entropy<vocab>(logits, targets);
#endif
