// expect: HU051 mean<tokens, tokens>: names tokens twice; fix: mean<tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto y = mean<tokens, tokens>(logits);
#else
auto y = mean<tokens>(logits);
#endif
