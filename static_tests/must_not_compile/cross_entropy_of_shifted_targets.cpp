// expect: HU004 cross_entropy<vocab>: logits has tokens<6>, targets has tokens<5>; fix: slice<tokens<5>>(logits, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<7>>();
constexpr auto targets = zeros<int, tokens<5>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets);
#else
auto loss = cross_entropy<vocab>(slice<tokens<5>>(logits, 0), targets);
#endif
