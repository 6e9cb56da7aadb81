// expect: HU029 cross_entropy<batch>: over batch<2> of (batch<2>, vocab<5>) each example would depend on the others; fix: cross_entropy<vocab>(logits, targets)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>>();

#ifdef REFUSED
auto loss = cross_entropy<batch>(logits, targets);
#else
auto loss = cross_entropy<vocab>(logits, targets);
#endif
