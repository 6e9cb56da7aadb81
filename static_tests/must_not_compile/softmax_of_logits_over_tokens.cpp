// expect: HU029 softmax<tokens>: over tokens<6> of (batch<2>, tokens<6>, vocab<7>) each token would see the later ones; fix: softmax<vocab>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<7>>();

#ifdef REFUSED
auto probabilities = softmax<tokens>(logits);
#else
auto probabilities = softmax<vocab>(logits);
#endif
