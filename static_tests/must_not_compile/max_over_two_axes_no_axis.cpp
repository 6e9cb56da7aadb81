// expect: HU003 max<tokens, keys>: x has no keys (batch<2>, tokens<6>, vocab<5>); fix: max<tokens, vocab>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto y = max<tokens, keys>(logits);
#else
auto y = max<tokens, vocab>(logits);
#endif
