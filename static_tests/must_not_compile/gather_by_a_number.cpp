// expect: HU037 gather<vocab>: ids is not a tensor; fix: take<vocab>(x, position)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr int ids = 3;

#ifdef REFUSED
auto y = gather<vocab>(logits, ids);
#else
auto y = take<vocab>(logits, ids);
#endif
